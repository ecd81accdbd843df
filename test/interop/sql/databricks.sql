-- A common table expression, an aggregate, and names without their schema.
create or replace view shop.mart.spending as
with per_customer as (
  select customer_id, sum(amount) as total from orders group by customer_id
)
select c.name, p.total from per_customer p join customers c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount

-- A star over a known table, with the settings of a table.
create or replace table shop.mart.methods using delta tblproperties ('a' = 'b') as select * from shop.raw.payments;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid

-- A star without columns.
create view shop.mart.slim as select * except (items, ordered_at, status) from shop.raw.orders;
--> shop.mart.slim.id <- shop.raw.orders.id
--> shop.mart.slim.customer_id <- shop.raw.orders.customer_id
--> shop.mart.slim.amount <- shop.raw.orders.amount

-- A window, and QUALIFY, which only chooses rows.
create view shop.mart.latest as
select customer_id, lead(amount) over (partition by customer_id order by ordered_at) as after_it
from shop.raw.orders
qualify row_number() over (partition by status order by id) = 1;
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> shop.mart.latest.after_it <- shop.raw.orders.amount
--> shop.mart.latest.after_it <- shop.raw.orders.customer_id
--> shop.mart.latest.after_it <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view shop.mart.keys (key comment 'of a row', kind) as
select id, status from shop.raw.orders union all select id, country from shop.raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- Each element of an array, in both forms.
create table shop.mart.lines as
select o.id as order_id, item.sku, line
from shop.raw.orders o
lateral view posexplode(o.items) t as line, item;
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items
--> shop.mart.lines.line <- shop.raw.orders.items

create table shop.mart.items as select id as order_id, explode(items) as item from shop.raw.orders;
--> shop.mart.items.order_id <- shop.raw.orders.id
--> shop.mart.items.item <- shop.raw.orders.items

merge into shop.mart.balances b using shop.raw.payments p on b.order_id = p.order_id
when matched then update set b.paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (p.order_id, p.paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid
--> wrong: shop.mart.balances.method <- shop.raw.payments.method

-- A merge of all columns.
merge into shop.mart.payments b using shop.raw.payments p on b.order_id = p.order_id
when matched then update set *
when not matched then insert *;
--> shop.mart.payments.order_id <- shop.raw.payments.order_id
--> shop.mart.payments.method <- shop.raw.payments.method
--> shop.mart.payments.paid <- shop.raw.payments.paid

-- A struct, and members of one.
create table shop.mart.people as
select named_struct('name', name, 'country', country) as person, address.city, address:zip as zip from shop.raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address.city
--> shop.mart.people.zip <- shop.raw.customers.address

insert overwrite table shop.mart.archive (order_ref, worth) select id, amount * 1.2 from shop.raw.orders;
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Temporary views are passed through.
create or replace temporary view step_one as select id, amount from shop.raw.orders;
create or replace temp view step_two as select id, amount * 2 as twice from step_one;
create table shop.mart.doubles as select * from step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.twice <- shop.raw.orders.amount

-- Letter case does not count in names.
create view shop.mart.`Quoted View` as select ID as `Order Id` from SHOP.RAW.ORDERS;
--> missing: shop.mart.quoted view.Order Id <- shop.raw.orders.id
--> wrong: shop.mart.quoted view.order id <- shop.raw.orders.id

create view shop.mart.broken as select id from from shop.raw.orders where;
--> unreadable
