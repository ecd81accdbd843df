-- A common table expression, an aggregate, and names without their schema.
create or replace view mart.spending as
with per_customer as (
  from orders select customer_id, sum(amount) as total group by all
)
select c.name, p.total from per_customer p join customers c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount

-- A star over a known table. The SELECT may be left out.
create table mart.methods as from raw.payments;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid

-- A star without columns, and with another value for one.
create view mart.slim as select * exclude (items, ordered_at, status) replace (round(amount) as amount) from raw.orders;
--> shop.mart.slim.id <- shop.raw.orders.id
--> shop.mart.slim.customer_id <- shop.raw.orders.customer_id
--> shop.mart.slim.amount <- shop.raw.orders.amount

-- A window, and QUALIFY, which only chooses rows.
create view mart.latest as
select customer_id, first_value(amount) over (partition by customer_id order by ordered_at) as first_amount
from raw.orders
qualify row_number() over (partition by status order by id) = 1;
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> shop.mart.latest.first_amount <- shop.raw.orders.amount
--> shop.mart.latest.first_amount <- shop.raw.orders.customer_id
--> shop.mart.latest.first_amount <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view mart.keys (key, kind) as
select id, status from raw.orders union all select id, country from raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- A union by the names of the columns.
create view mart.named as select id, status from raw.orders union all by name select country as status, id from raw.customers;
--> shop.mart.named.id <- shop.raw.orders.id
--> missing: shop.mart.named.id <- shop.raw.customers.id
--> shop.mart.named.status <- shop.raw.orders.status
--> missing: shop.mart.named.status <- shop.raw.customers.country
--> wrong: shop.mart.named.status <- shop.raw.customers.id
--> wrong: shop.mart.named.id <- shop.raw.customers.country

-- Each element of an array.
create table mart.lines as
select o.id as order_id, item.sku from raw.orders o, unnest(o.items) as t(item);
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items

merge into mart.balances as b
using (select order_id, sum(paid) as paid from raw.payments group by order_id) as p on b.order_id = p.order_id
when matched then update set paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (p.order_id, p.paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid

-- A struct, and a member of one.
create table mart.people as
select {'name': name, 'country': country} as person, address.city as city from raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address.city

update mart.profiles set country = c.country, label = upper(c.name) from raw.customers c where c.id = profiles.id;
--> shop.mart.profiles.country <- shop.raw.customers.country
--> shop.mart.profiles.label <- shop.raw.customers.name

insert or replace into mart.archive (order_ref, worth) select id, amount * 1.2 from raw.orders;
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Temporary tables are passed through.
create temp table step_one as select id, amount from raw.orders;
create temp view step_two as select id, amount * 2 as twice from step_one;
create table mart.doubles as select * from step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.twice <- shop.raw.orders.amount

-- Letter case does not count in names.
create view mart."Quoted View" as select "ID" as "Order Id" from "RAW"."Orders";
--> missing: shop.mart.Quoted View.Order Id <- shop.raw.orders.id
--> wrong: shop.mart.quoted view.order id <- shop.raw.orders.id

create view mart.broken as select id from from raw.orders where;
--> unreadable
