"""Helpers for the tests: the release under test, and builders of lineage."""

from __future__ import annotations

import datahub
import datahub.metadata.schema_classes as models
import pytest
from datahub.emitter.mce_builder import make_schema_field_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from packaging.version import Version

RELEASE = Version(datahub.__version__)


def since(version: str) -> pytest.MarkDecorator:
    """Skips a test with clients that are older than a version."""
    return pytest.mark.skipif(RELEASE < Version(version), reason=f"the client has it since {version}")


def upstream(urn: str, kind: str = models.DatasetLineageTypeClass.TRANSFORMED) -> models.UpstreamClass:
    return models.UpstreamClass(dataset=urn, type=kind)


def column_pair(upstream_urn: str, downstream_urn: str, column: str, **more: object) -> models.FineGrainedLineageClass:
    """A column of the downstream that comes from the upstream column of the same name."""
    return models.FineGrainedLineageClass(
        upstreamType=models.FineGrainedLineageUpstreamTypeClass.FIELD_SET,
        upstreams=[make_schema_field_urn(upstream_urn, column)],
        downstreamType=models.FineGrainedLineageDownstreamTypeClass.FIELD,
        downstreams=[make_schema_field_urn(downstream_urn, column)],
        **more,
    )


def lineage_to(urn: str, *upstreams: str) -> MetadataChangeProposalWrapper:
    """Table lineage that replaces all lineage of a dataset."""
    aspect = models.UpstreamLineageClass(upstreams=[upstream(one) for one in upstreams])
    return MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect)


def described(urn: str, description: str = "made by the client") -> MetadataChangeProposalWrapper:
    return MetadataChangeProposalWrapper(entityUrn=urn, aspect=models.DatasetPropertiesClass(description=description))


def with_columns(urn: str, *names: str) -> MetadataChangeProposalWrapper:
    """A schema whose columns are strings."""
    fields = [
        models.SchemaFieldClass(
            fieldPath=name,
            type=models.SchemaFieldDataTypeClass(type=models.StringTypeClass()),
            nativeDataType="string",
        )
        for name in names
    ]
    aspect = models.SchemaMetadataClass(
        schemaName="test",
        platform="urn:li:dataPlatform:hive",
        version=0,
        hash="",
        platformSchema=models.OtherSchemaClass(rawSchema=""),
        fields=fields,
    )
    return MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect)


def upstreams_of(aspect: models.UpstreamLineageClass | None) -> list[str]:
    return sorted(one.dataset for one in aspect.upstreams) if aspect else []
