-- A common table expression, an aggregate, and names without their schema.
create or replace view mart.spending as
with per_customer as (
  select customer_id, sum(amount) filter (where status <> 'void') as total from orders group by customer_id
)
select c.name, p.total from per_customer p join customers c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount
--> shop.mart.spending.total <- shop.raw.orders.status

-- A star over a known table, and a star of one of two tables.
create materialized view mart.methods as select p.*, o.status from raw.payments p join raw.orders o on o.id = p.order_id;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid
--> shop.mart.methods.status <- shop.raw.orders.status

-- A window with a name.
create view mart.latest as
select customer_id, rank() over w as place from raw.orders window w as (partition by customer_id order by ordered_at);
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> missing: shop.mart.latest.place <- shop.raw.orders.customer_id
--> missing: shop.mart.latest.place <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view mart.keys (key, kind) as
select id, status from raw.orders union all select id, country from raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- Each element of an array, and a subquery for each row.
create table mart.lines as
select o.id as order_id, item.sku, last.paid
from raw.orders o
cross join lateral unnest(o.items) as item(sku)
left join lateral (select p.paid from raw.payments p where p.order_id = o.id limit 1) last on true;
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items
--> missing: shop.mart.lines.paid <- shop.raw.payments.paid
--> wrong: shop.mart.lines.paid <- shop.raw.orders.id

merge into mart.balances b
using (select order_id, sum(paid) as paid from raw.payments group by order_id) p on b.order_id = p.order_id
when matched then update set paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (p.order_id, p.paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid

-- An object, and a member of one.
create table mart.people as
select jsonb_build_object('name', name, 'country', country) as person, address ->> 'city' as city from raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address

update mart.profiles as p set country = c.country, label = upper(c.name) from raw.customers c where c.id = p.id;
--> shop.mart.profiles.country <- shop.raw.customers.country
--> shop.mart.profiles.label <- shop.raw.customers.name

insert into mart.archive (order_ref, worth) select id, amount * 1.2 from raw.orders on conflict do nothing;
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Rows move from one table to the other in one statement.
with gone as (delete from raw.payments where paid = 0 returning order_id, paid)
insert into mart.refunds (order_id, paid) select order_id, paid from gone;
--> missing: shop.mart.refunds.order_id <- shop.raw.payments.order_id
--> missing: shop.mart.refunds.paid <- shop.raw.payments.paid

-- Temporary tables are passed through.
create temp table step_one as select id, amount from raw.orders;
create temp table step_two as select id, amount * 2 as twice from step_one;
create table mart.doubles as select * from step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.twice <- shop.raw.orders.amount

-- Quoted names keep their letter case.
create view mart."Quoted View" as select ID as "Order Id" from RAW.ORDERS;
--> missing: shop.mart.Quoted View.Order Id <- shop.raw.orders.id
--> wrong: shop.mart.quoted view.Order Id <- shop.raw.orders.id

create view mart.broken as select id from from raw.orders where;
--> unreadable
