-- A common table expression, an aggregate, and names without their database.
create or replace view mart.spending as
with per_customer as (
  select customer_id, sumIf(amount, status != 'void') as total from orders group by customer_id
)
select c.name as name, p.total as total from per_customer as p inner join customers as c on c.id = p.customer_id;
--> mart.spending.name <- raw.customers.name
--> mart.spending.total <- raw.orders.amount
--> mart.spending.total <- raw.orders.status

-- A star over a known table, with the settings of a table.
create table mart.methods engine = MergeTree order by order_id as select * from raw.payments;
--> mart.methods.order_id <- raw.payments.order_id
--> mart.methods.method <- raw.payments.method
--> mart.methods.paid <- raw.payments.paid

-- A star without columns, and with another value for one.
create view mart.slim as
select * except (items, ordered_at, status) replace (round(amount) as amount) from raw.orders;
--> mart.slim.id <- raw.orders.id
--> mart.slim.customer_id <- raw.orders.customer_id
--> mart.slim.amount <- raw.orders.amount

-- A window, and LIMIT BY, which only chooses rows.
create view mart.latest as
select customer_id, row_number() over (partition by customer_id order by ordered_at) as place
from raw.orders final limit 1 by status;
--> mart.latest.customer_id <- raw.orders.customer_id
--> mart.latest.place <- raw.orders.customer_id
--> mart.latest.place <- raw.orders.ordered_at

-- A union, whose names are those of the first part.
create view mart.keys as
select id as key, status as kind from raw.orders union all select id, country from raw.customers;
--> mart.keys.key <- raw.orders.id
--> mart.keys.key <- raw.customers.id
--> mart.keys.kind <- raw.orders.status
--> mart.keys.kind <- raw.customers.country

-- Each element of an array.
create view mart.lines as
select id as order_id, item.sku as sku from raw.orders array join items as item;
--> mart.lines.order_id <- raw.orders.id
--> missing: mart.lines.sku <- raw.orders.items

-- A view that fills a table.
create materialized view mart.balances_writer to mart.balances as
select order_id, sumState(paid) as paid from raw.payments group by order_id;
--> missing: mart.balances.order_id <- raw.payments.order_id
--> missing: mart.balances.paid <- raw.payments.paid

-- A tuple, and an element of one.
create view mart.people as
select tuple(name, country) as person, tupleElement(address, 'city') as city from raw.customers;
--> mart.people.person <- raw.customers.name
--> mart.people.person <- raw.customers.country
--> mart.people.city <- raw.customers.address

insert into mart.archive (order_ref, worth) select id, amount * 1.2 from raw.orders;
--> mart.archive.order_ref <- raw.orders.id
--> mart.archive.worth <- raw.orders.amount

-- Temporary tables are passed through.
create temporary table step_one as select id, amount from raw.orders;
create temporary table step_two as select id, amount * 2 as twice from step_one;
create table mart.doubles engine = Memory as select * from step_two;
--> mart.doubles.id <- raw.orders.id
--> mart.doubles.twice <- raw.orders.amount

-- Letter case counts in names.
create view mart.`Quoted View` as select id as `Order Id` from raw.orders;
--> missing: mart.Quoted View.Order Id <- raw.orders.id
--> wrong: mart.quoted view.Order Id <- raw.orders.id

create view mart.broken as select id from from raw.orders where;
--> unreadable
