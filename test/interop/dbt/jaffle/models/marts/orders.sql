with orders as (

    select * from {{ ref('stg_orders') }}

),

payments as (

    select * from {{ ref('order_payments') }}

)

select
    orders.order_id,
    orders.customer_id,
    orders.order_date,
    orders.status,
    payments.credit_card_amount,
    payments.coupon_amount,
    payments.total_amount as amount
from orders
left join payments on payments.order_id = orders.order_id
