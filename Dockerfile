# `docker buildx imagetools inspect python:3.11-slim-bookworm` tells the digest of a newer one; it is that of the index for
# all machines. A newer uv is pinned in bin/uv.txt.
FROM python:3.11.15-slim-bookworm@sha256:d29f48a31a8b408ed19272ca1e7b10ebae13b240a27e862d3d4217c528e2e0c3 AS python

FROM python AS build
ENV PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
ENV UV_PROJECT_ENVIRONMENT=/opt/warroom UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
WORKDIR /source
COPY bin/uv.txt ./
RUN pip install --require-hashes --only-binary :all: -r uv.txt
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN uv sync --locked --no-dev --extra fleet --no-install-project
COPY engine engine
COPY bot bot
RUN uv sync --locked --no-dev --extra fleet --no-editable

FROM python
RUN groupadd --gid 10001 warroom \
    && useradd --uid 10001 --gid warroom --no-create-home --home-dir /data --shell /usr/sbin/nologin warroom \
    && install --directory --owner warroom --group warroom --mode 700 /data
COPY --from=build /opt/warroom /opt/warroom
COPY bin/as_warroom /usr/local/bin/
ENV PATH=/opt/warroom/bin:$PATH HOME=/data PYTHONUNBUFFERED=1 DATA_DIR=/data
WORKDIR /data
ENTRYPOINT ["as_warroom"]
CMD ["python", "-m", "bot"]
