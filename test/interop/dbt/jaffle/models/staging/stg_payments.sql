with source as (select * from {{ ref('raw_payments') }})

select
    id as payment_id,
    order_id,
    payment_method,
    -- Payments come in cents.
    amount / 100 as amount
from source
