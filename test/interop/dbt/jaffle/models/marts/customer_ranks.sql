select
    * exclude (first_name, last_name),
    rank() over (partition by first_order order by customer_lifetime_value desc) as value_rank,
    'EUR' as currency
from {{ ref('customers') }}
