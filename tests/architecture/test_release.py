"""The workflow of a release: by its published schema, and with no more rights than each of its jobs needs."""

import re
from importlib.resources import files
from typing import Any

import pytest
import yaml

from tests.architecture.source import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
NEEDED = {
    "check": {"contents": "read"},
    "image": {"contents": "read", "packages": "write"},
    "index": {"attestations": "write", "id-token": "write", "packages": "write"},
    "package": {"attestations": "write", "contents": "read", "id-token": "write"},
}


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return loaded


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_the_workflow_is_what_the_published_schema_says(workflow: dict[Any, Any]) -> None:
    pytest.importorskip("check_jsonschema", reason="no schema of workflows is installed")
    jsonschema = pytest.importorskip("jsonschema_rs")
    schema = (files("check_jsonschema") / "builtin_schemas" / "vendor" / "github-workflows.json").read_text("utf-8")
    named = {("on" if key is True else key): value for key, value in workflow.items()}  # YAML 1.1 takes "on" for true
    validator = jsonschema.validator_for(schema)
    validator.validate(named)
    assert not validator.is_valid({**named, "jobs": {"check": {"steps": []}}})


def test_only_a_tag_begins_a_release_and_all_of_it_waits_for_the_checks(workflow: dict[Any, Any]) -> None:
    assert workflow[True] == {"push": {"tags": ["v*"]}}
    assert [step.get("run") for step in workflow["jobs"]["check"]["steps"]][-1] == ".ci/run"
    waits = {name: job.get("needs") for name, job in workflow["jobs"].items()}
    assert waits == {"check": None, "image": "check", "index": "image", "package": "check"}


def test_no_job_may_do_more_than_it_needs(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {}
    assert {name: job["permissions"] for name, job in workflow["jobs"].items()} == NEEDED
    assert all(job["timeout-minutes"] <= 120 for job in workflow["jobs"].values())


def test_what_is_used_is_pinned_and_nothing_from_outside_gets_into_a_shell(workflow: dict[Any, Any]) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", each) for each in used)
    scripts = [step["run"] for step in steps(workflow) if "run" in step]
    assert not [script for script in scripts if "${{" in script]
    assert all(step["with"]["persist-credentials"] is False for step in steps(workflow) if "checkout@" in str(step))


def test_the_image_is_built_for_both_kinds_of_machines_with_provenance(workflow: dict[Any, Any]) -> None:
    job = workflow["jobs"]["image"]
    assert {each["machine"] for each in job["strategy"]["matrix"]["include"]} == {"amd64", "arm64"}
    (build,) = [step["run"] for step in job["steps"] if "buildx build" in str(step.get("run"))]
    assert "--provenance=mode=max" in build
    assert "--sbom=true" in build
    attested = {
        name
        for name, each in workflow["jobs"].items()
        if any("attest-build-provenance" in str(step) for step in each["steps"])
    }
    assert attested == {"index", "package"}
