import pytest
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.sdk import DataHubClient, Dataset


@pytest.fixture
def client(catalog_url: str) -> DataHubClient:
    return DataHubClient(config=DatahubClientConfig(server=catalog_url))


def test_revenue_comes_from_orders(client: DataHubClient) -> None:
    schema = [("amount", "double"), ("currency", "string")]
    orders = Dataset(platform="snowflake", name="shop.public.orders", schema=schema)
    revenue = Dataset(platform="snowflake", name="shop.public.revenue", schema=schema)
    client.entities.upsert(orders)
    client.entities.upsert(revenue)

    client.lineage.add_lineage(upstream=orders.urn, downstream=revenue.urn, column_lineage=True)

    [found] = client.lineage.get_lineage(source_urn=orders.urn, direction="downstream")
    assert found.urn == str(revenue.urn)
    assert found.hops == 1
