select id, customer_id, amount, ordered_at from {{ source("raw", "orders") }}
