{{ config(materialized='incremental', unique_key='event_id') }}
select 'view-' || view_id as event_id, customer_id, viewed_at as happened_at
from {{ ref('stg_page_views') }}
{% if is_incremental() %}
where viewed_at > (select max(happened_at) from {{ this }})
{% endif %}
union all
select 'order-' || order_id, customer_id, order_date
from {{ ref('orders') }}
