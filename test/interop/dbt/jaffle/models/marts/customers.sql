with customer_orders as (

    select
        customer_id,
        min(order_date) as first_order,
        count(order_id) as number_of_orders
    from {{ ref('stg_orders') }}
    group by customer_id

),

customer_payments as (

    select orders.customer_id, sum(paid.total_amount) as total_amount
    from {{ ref('paid_orders') }} as paid
    join {{ ref('stg_orders') }} as orders on orders.order_id = paid.order_id
    group by orders.customer_id

)

select
    customers.*,
    first_name || ' ' || last_name as full_name,
    customer_orders.first_order,
    coalesce(customer_orders.number_of_orders, 0) as number_of_orders,
    customer_payments.total_amount as customer_lifetime_value
from {{ ref('stg_customers') }} as customers
left join customer_orders on customer_orders.customer_id = customers.customer_id
left join customer_payments on customer_payments.customer_id = customers.customer_id
