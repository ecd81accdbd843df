select "viewId" as view_id, "customerId" as customer_id, "viewedAt" as viewed_at
from {{ source('web', 'page_views') }}
