FROM python:3.11-slim AS build
RUN pip install --no-cache-dir uv
ENV UV_PROJECT_ENVIRONMENT=/opt/warroom UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
WORKDIR /source
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN uv sync --locked --no-dev --extra bucket --no-install-project
COPY engine engine
COPY bot bot
RUN uv sync --locked --no-dev --extra bucket --no-editable

FROM python:3.11-slim
COPY --from=build /opt/warroom /opt/warroom
ENV PATH=/opt/warroom/bin:$PATH PYTHONUNBUFFERED=1 DATA_DIR=/data
# Volumes of Fly and Railway belong to root, so no other user is set here; `docker run --user` takes any.
WORKDIR /data
CMD ["python", "-m", "bot"]
