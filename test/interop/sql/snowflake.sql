-- A common table expression, an aggregate, and a name without its schema.
create or replace view shop.mart.spending as
with per_customer as (
  select customer_id, sum(amount) as total from orders group by customer_id
)
select c.name, p.total from per_customer p join customers c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount

-- A star over a known table.
create or replace table shop.mart.methods as select * from shop.raw.payments;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid

-- A star without a column, and with another name for one.
create view shop.mart.slim as select * exclude (items, ordered_at, status) rename (id as order_id) from shop.raw.orders;
--> shop.mart.slim.order_id <- shop.raw.orders.id
--> shop.mart.slim.customer_id <- shop.raw.orders.customer_id
--> shop.mart.slim.amount <- shop.raw.orders.amount

-- A window, and QUALIFY, which only chooses rows.
create view shop.mart.latest as
select customer_id, row_number() over (partition by customer_id order by ordered_at desc) as rank
from shop.raw.orders
qualify row_number() over (partition by customer_id order by amount) = 1;
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> shop.mart.latest.rank <- shop.raw.orders.customer_id
--> shop.mart.latest.rank <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view shop.mart.keys (key, kind) as
select id, status from shop.raw.orders union all select id, country from shop.raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- Each element of an array.
create table shop.mart.lines as
select o.id as order_id, f.value:sku::varchar as sku, f.index as position
from shop.raw.orders o, lateral flatten(input => o.items) f;
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items
--> shop.mart.lines.position <- shop.raw.orders.items

merge into shop.mart.balances b
using (select order_id, sum(paid) as paid from shop.raw.payments group by order_id) p on b.order_id = p.order_id
when matched then update set b.paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (p.order_id, p.paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid

-- An object, and a member of one.
create table shop.mart.people as
select object_construct('name', name, 'country', country) as person, address:city::varchar as city
from shop.raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address

update shop.mart.profiles set country = c.country, label = upper(c.name)
from shop.raw.customers c where c.id = profiles.id;
--> shop.mart.profiles.country <- shop.raw.customers.country
--> shop.mart.profiles.label <- shop.raw.customers.name

insert into shop.mart.archive (order_ref, worth) select id, amount * 1.2 from shop.raw.orders;
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Temporary tables are passed through.
create temporary table step_one as select id, amount from shop.raw.orders;
create temporary table step_two as select id, amount * 2 as double from step_one;
create table shop.mart.doubles as select * from step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.double <- shop.raw.orders.amount

-- Quoted names keep their letter case. DataHub writes them in lower case.
create view shop.mart."Quoted View" as select "ID" as "Order Id" from shop.raw."ORDERS";
--> shop.mart.quoted view.order id <- shop.raw.orders.id

create view shop.mart.broken as select id from from shop.raw.orders where;
--> unreadable
