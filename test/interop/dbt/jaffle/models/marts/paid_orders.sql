{{ config(materialized='ephemeral') }}
select order_id, total_amount from {{ ref('order_payments') }} where total_amount > 0
