"""The fleets that are described in files, by Compose and for Kubernetes: all that they name is there."""

import importlib.util
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.architecture.source import ROOT
from tests.architecture.test_deployment import SETTINGS, STOPPING, dockerfile

IMAGE_USER = re.findall(r"useradd --uid (\d+)", dockerfile)[0]
KUBERNETES = ROOT / "docs" / "kubernetes"
HEALTH = {"/livez", "/readyz"}
"""Paths that the bot serves at PORT."""
DASK_HEALTH = "/health"

compose: Mapping[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
services: Mapping[str, Mapping[str, Any]] = compose["services"]
OURS = {name: service for name, service in services.items() if "build" in service}
OTHERS = {name: service for name, service in services.items() if "build" not in service}

kustomization: Mapping[str, Any] = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())
OBJECTS: Sequence[Mapping[str, Any]] = [
    each
    for name in (*kustomization["resources"], "secret.example.yaml")
    for each in yaml.safe_load_all((KUBERNETES / name).read_text())
]
DEPLOYMENTS = {each["metadata"]["name"]: each for each in OBJECTS if each["kind"] == "Deployment"}


def release() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def check_options(command: Sequence[str]) -> None:
    """Let Dask read the options of a command as it would before it starts; raise SystemExit if it can't."""
    dask, part, *options = command
    cli = pytest.importorskip(f"distributed.cli.dask_{part}", reason="the extra `fleet` isn't installed")
    assert dask == "dask"
    chosen = cli.main.make_context(part, list(options)).params
    for module in chosen["preload"]:
        assert importlib.util.find_spec(module) is not None, module


# --- Compose ------------------------------------------------------------------------------------------------------


def test_compose_understands_the_file() -> None:
    pytest.importorskip("check_jsonschema", reason="no schema of Compose is installed")
    jsonschema = pytest.importorskip("jsonschema_rs")
    schema = (files("check_jsonschema") / "builtin_schemas" / "vendor" / "compose-spec.json").read_text("utf-8")
    jsonschema.validator_for(schema).validate(dict(compose))


def test_a_fleet_has_all_its_parts_and_two_workers() -> None:
    assert set(services) == {"warroom", "postgres", "scheduler", "worker", "prometheus", "grafana"}
    assert services["worker"]["deploy"]["replicas"] == 2
    for service in OURS.values():
        assert service["image"] == f"warroom:{release()}"


def test_a_second_bot_can_be_started_beside_the_first() -> None:
    assert not {"container_name", "ports", "hostname", "volumes"} & set(services["warroom"])
    assert int(services["warroom"]["stop_grace_period"].removesuffix("s")) >= STOPPING


def test_every_image_of_others_is_of_one_release() -> None:
    for name, service in OTHERS.items():
        assert re.fullmatch(r"[a-z/]+:v?\d+\.\d+(\.\d+)?(-[a-z]+)?(@sha256:[0-9a-f]{64})?", service["image"]), name


def test_every_variable_of_the_bot_is_a_setting_and_its_secrets_are_settings_in_files() -> None:
    bot = services["warroom"]
    assert {*bot["environment"], *(name.upper() for name in bot["secrets"])} <= SETTINGS
    assert bot["environment"]["SECRETS_DIR"] == "/run/secrets"
    assert {"discord_token", "database_url"} == set(bot["secrets"])


def test_secrets_are_in_files_that_are_never_committed_and_only_where_they_are_needed() -> None:
    named = {name for service in services.values() for name in service.get("secrets", ())}
    assert {name: each["file"] for name, each in compose["secrets"].items()} == {
        name: f"./secrets/{name}" for name in named
    }
    assert "secrets/" in (ROOT / ".gitignore").read_text().splitlines()
    for name, service in services.items():
        assert {"scheduler": [], "worker": [], "prometheus": []}.get(name, service.get("secrets")) == service.get(
            "secrets", []
        )
        for variable, value in service.get("environment", {}).items():
            if value.startswith("/run/secrets/"):
                assert value.removeprefix("/run/secrets/") in service["secrets"], variable
            assert not re.search(r"(PASSWORD|TOKEN|DATABASE_URL)$", variable), variable


def test_the_world_reaches_nothing_and_who_thinks_reaches_nothing_else() -> None:
    published = [port for service in services.values() for port in service.get("ports", ())]
    assert published == ["127.0.0.1:3000:3000"]
    inside = {name for name, network in compose["networks"].items() if network.get("internal")}
    assert {name for name, service in services.items() if set(service["networks"]) - inside} == {"warroom", "grafana"}
    for name in ("scheduler", "worker"):
        assert services[name]["networks"] == ["thinking"]
    assert {name for name, service in services.items() if "storage" in service["networks"]} == {"warroom", "postgres"}


def test_every_file_that_is_mounted_exists_and_every_volume_is_declared() -> None:
    mounted = [each.split(":") for service in services.values() for each in service.get("volumes", ())]
    assert len(mounted) >= 6
    for source, target, *mode in mounted:
        assert target.startswith("/")
        if source.startswith("."):
            assert (ROOT / source).is_file(), source
            assert mode == ["ro"]
        else:
            assert source in compose["volumes"], source


def test_what_is_ours_runs_as_the_images_user_without_rights() -> None:
    for service in OURS.values():
        assert service["user"] == f"{IMAGE_USER}:{IMAGE_USER}"
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_every_service_has_a_health_check_of_a_port_that_it_serves() -> None:
    for name, service in services.items():
        assert service["restart"] == "unless-stopped"
        check = service["healthcheck"]["test"]
        assert check[0] == "CMD", name
        asked = re.findall(r"http://127\.0\.0\.1:(\d+)(/[\w/-]*)", " ".join(check))
        if name == "warroom":
            assert asked == [(service["environment"]["PORT"], "/readyz")]
        elif name in OURS:
            ((port, path),) = asked
            assert path == DASK_HEALTH
            assert f":{port}" in re.split(r"[ =]", " ".join(service["command"]))


def test_the_code_of_health_checks_can_be_read() -> None:
    for name, service in OURS.items():
        python, option, code = service["healthcheck"]["test"][1:]
        assert (python, option) == ("python", "-c"), name
        compile(code, name, "exec")


@pytest.mark.parametrize("name", ["scheduler", "worker"])
def test_dask_understands_the_commands_of_compose(name: str) -> None:
    check_options(services[name]["command"])


def test_the_parts_find_each_other_by_the_names_of_their_services() -> None:
    address = services["warroom"]["environment"]["DASK_SCHEDULER_ADDRESS"]
    assert address in services["worker"]["command"]
    assert re.findall(r"tcp://(\w+):(\d+)", address) == [("scheduler", services["scheduler"]["command"][3])]
    sources = yaml.safe_load((ROOT / "docs/monitoring/grafana-sources.yaml").read_text())["datasources"]
    assert [source["url"] for source in sources] == ["http://prometheus:9090"]
    (job,) = yaml.safe_load((ROOT / "docs/monitoring/prometheus.yaml").read_text())["scrape_configs"]
    (targets,) = job["dns_sd_configs"]
    assert targets == {"names": ["warroom"], "type": "A", "port": int(services["warroom"]["environment"]["PORT"])}


def test_grafana_finds_the_dashboard_where_it_looks() -> None:
    (provider,) = yaml.safe_load((ROOT / "docs/monitoring/grafana-dashboards.yaml").read_text())["providers"]
    mounted = [each.split(":")[1] for each in services["grafana"]["volumes"] if "dashboard.json" in each]
    assert [str(Path(path).parent) for path in mounted] == [provider["options"]["path"]]


# --- Kubernetes ---------------------------------------------------------------------------------------------------


def pod(deployment: Mapping[str, Any]) -> Mapping[str, Any]:
    return deployment["spec"]["template"]["spec"]  # type: ignore[no-any-return] # YAML


def containers() -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """The pod and the container of every deployment; each has one."""
    for deployment in DEPLOYMENTS.values():
        (container,) = pod(deployment)["containers"]
        yield pod(deployment), container


def test_kubernetes_understands_every_object() -> None:
    validate = pytest.importorskip("kubernetes_validate", reason="no schemas of Kubernetes are installed")
    for each in OBJECTS:
        validate.validate(each, validate.latest_version(), strict=True)


def test_every_file_of_the_folder_is_applied_or_an_example() -> None:
    there = {path.name for path in KUBERNETES.iterdir()}
    assert there == {"kustomization.yaml", "secret.example.yaml", *kustomization["resources"]}
    (image,) = kustomization["images"]
    assert (image["name"], image["newTag"]) == ("warroom", release())


def test_bots_are_alike_and_one_is_replaced_at_a_time() -> None:
    spec = DEPLOYMENTS["warroom"]["spec"]
    assert spec["strategy"] == {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0}}
    assert pod(DEPLOYMENTS["warroom"])["terminationGracePeriodSeconds"] >= STOPPING
    (budget,) = [each for each in OBJECTS if each["kind"] == "PodDisruptionBudget"]
    assert budget["spec"]["selector"] == spec["selector"]
    assert budget["spec"]["maxUnavailable"] == 1 < spec["replicas"]


def test_the_replicas_have_room_for_all_shards() -> None:
    (container,) = pod(DEPLOYMENTS["warroom"])["containers"]
    given = {each["name"]: each["value"] for each in container["env"]}
    room = int(given["SHARDS_PER_PROCESS"]) * DEPLOYMENTS["warroom"]["spec"]["replicas"]
    assert room >= int(given["SHARD_COUNT"]) > int(given["SHARDS_PER_PROCESS"])


def test_labels_and_selectors_fit() -> None:
    labels = {name: each["spec"]["template"]["metadata"]["labels"] for name, each in DEPLOYMENTS.items()}
    for name, deployment in DEPLOYMENTS.items():
        assert deployment["spec"]["selector"]["matchLabels"].items() <= labels[name].items()
    for service in (each for each in OBJECTS if each["kind"] == "Service"):
        selected = [name for name in labels if service["spec"]["selector"].items() <= labels[name].items()]
        assert selected == [service["metadata"]["name"]]
        (container,) = pod(DEPLOYMENTS[selected[0]])["containers"]
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        for port in service["spec"]["ports"]:
            assert ports[port["targetPort"]] == port["port"]


def test_every_variable_of_the_deployment_is_a_setting_and_every_secret_one_in_a_file() -> None:
    (container,) = pod(DEPLOYMENTS["warroom"])["containers"]
    given = {each["name"]: each["value"] for each in container["env"]}
    assert set(given) <= SETTINGS
    (secret,) = [each for each in OBJECTS if each["kind"] == "Secret"]
    assert set(secret["stringData"]) <= SETTINGS - set(given)
    mounts = {each["name"]: each["mountPath"] for each in container["volumeMounts"]}
    assert mounts["secrets"] == given["SECRETS_DIR"]
    assert mounts["data"] == given["DATA_DIR"]
    (volume,) = [each for each in pod(DEPLOYMENTS["warroom"])["volumes"] if each["name"] == "secrets"]
    assert volume["secret"]["secretName"] == secret["metadata"]["name"]


def test_nobody_but_the_bot_has_secrets() -> None:
    for name, deployment in DEPLOYMENTS.items():
        if name != "warroom":
            assert all("secret" not in volume for volume in pod(deployment)["volumes"])
            assert all("env" not in container for container in pod(deployment)["containers"])


def test_every_pod_runs_as_the_images_user_without_rights() -> None:
    for pod_spec, container in containers():
        assert str(pod_spec["securityContext"]["runAsUser"]) == IMAGE_USER
        assert pod_spec["securityContext"]["runAsNonRoot"]
        assert not pod_spec["automountServiceAccountToken"]
        rights = container["securityContext"]
        assert rights["capabilities"] == {"drop": ["ALL"]}
        assert rights["readOnlyRootFilesystem"]
        assert not rights["allowPrivilegeEscalation"]
        assert container["resources"]["limits"]["memory"]
        assert "command" not in container, "it would go around the image's entrypoint"
        assert {each["name"] for each in container["volumeMounts"]} == {each["name"] for each in pod_spec["volumes"]}


def test_probes_ask_for_what_is_served() -> None:
    for _, container in containers():
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        for kind in ("livenessProbe", "readinessProbe"):
            if probe := container.get(kind):
                assert probe["httpGet"]["port"] in ports
                path = probe["httpGet"]["path"]
                assert path in HEALTH if container["name"] == "warroom" else path == DASK_HEALTH
    (bot,) = pod(DEPLOYMENTS["warroom"])["containers"]
    assert bot["livenessProbe"]["httpGet"]["path"] == "/livez"
    assert bot["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert {"name": "PORT", "value": str(bot["ports"][0]["containerPort"])} in bot["env"]


@pytest.mark.parametrize("name", ["warroom-scheduler", "warroom-worker"])
def test_dask_understands_the_commands_of_kubernetes(name: str) -> None:
    (container,) = pod(DEPLOYMENTS[name])["containers"]
    check_options(container["args"])


def test_workers_and_bots_find_the_scheduler() -> None:
    (bot,) = pod(DEPLOYMENTS["warroom"])["containers"]
    (worker,) = pod(DEPLOYMENTS["warroom-worker"])["containers"]
    (address,) = [each["value"] for each in bot["env"] if each["name"] == "DASK_SCHEDULER_ADDRESS"]
    assert address in worker["args"]
    ports = {
        each["metadata"]["name"]: each["spec"]["ports"][0]["port"] for each in OBJECTS if each["kind"] == "Service"
    }
    assert address == f"tcp://warroom-scheduler:{ports['warroom-scheduler']}"
