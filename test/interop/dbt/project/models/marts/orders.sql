{{ config(materialized="table", alias="paid_orders") }}
select o.id, o.customer_id, o.ordered_at, p.paid
from {{ ref("stg_orders") }} o join {{ ref("stg_payments") }} p on p.order_id = o.id
