select order_id, amount as paid from {{ source("raw", "payments") }}
