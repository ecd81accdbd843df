{{ config(materialized='ephemeral') }}
select
    order_id,
    {% for method in ['credit_card', 'coupon'] -%}
    sum(case when payment_method = '{{ method }}' then amount else 0 end) as {{ method }}_amount,
    {% endfor -%}
    sum(amount) as total_amount
from {{ ref('stg_payments') }}
group by order_id
