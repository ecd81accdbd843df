{{ config(materialized="incremental", unique_key="id") }}
select o.id, o.ordered_at, c.name, c.country, r.region
from {{ ref("orders") }} o
join {{ ref("known_customers") }} c on c.customer_id = o.customer_id
join {{ ref("countries") }} r on r.country = c.country
