-- A common table expression, an aggregate, and a name without its project.
create or replace view `shop.mart.spending` as
with per_customer as (
  select customer_id, sum(amount) as total from raw.orders group by customer_id
)
select c.name, p.total from per_customer p join `shop.raw.customers` c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount

-- A star over a known table.
create or replace table shop.mart.methods as select * from shop.raw.payments;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid

-- A star without columns, and with another value for one.
create view shop.mart.slim as
select * except (items, ordered_at, status) replace (round(amount) as amount) from shop.raw.orders;
--> shop.mart.slim.id <- shop.raw.orders.id
--> shop.mart.slim.customer_id <- shop.raw.orders.customer_id
--> shop.mart.slim.amount <- shop.raw.orders.amount

-- A window, and QUALIFY, which only chooses rows.
create view shop.mart.latest as
select customer_id, lag(amount) over (partition by customer_id order by ordered_at) as before_it
from shop.raw.orders
qualify row_number() over (partition by status) = 1;
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> shop.mart.latest.before_it <- shop.raw.orders.amount
--> shop.mart.latest.before_it <- shop.raw.orders.customer_id
--> shop.mart.latest.before_it <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view shop.mart.keys (key, kind) as
select id, status from shop.raw.orders union distinct select id, country from shop.raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- Each element of an array.
create table shop.mart.lines as
select o.id as order_id, item.sku, position
from shop.raw.orders as o, unnest(o.items) as item with offset as position;
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items
--> shop.mart.lines.position <- shop.raw.orders.items

merge shop.mart.balances b
using (select order_id, sum(paid) as paid from shop.raw.payments group by order_id) p on b.order_id = p.order_id
when matched then update set paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (order_id, paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid

-- A struct, and a member of one.
create table shop.mart.people as
select struct(name, country as home) as person, address.city from shop.raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address.city

update shop.mart.profiles p set country = c.country, label = upper(c.name)
from shop.raw.customers c where c.id = p.id;
--> shop.mart.profiles.country <- shop.raw.customers.country
--> shop.mart.profiles.label <- shop.raw.customers.name

insert into shop.mart.archive (order_ref, worth) select id, amount * 1.2 from shop.raw.orders;
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Temporary tables are passed through.
create temp table step_one as select id, amount from shop.raw.orders;
create temp table step_two as select id, amount * 2 as twice from step_one;
create table shop.mart.doubles as select * from step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.twice <- shop.raw.orders.amount

-- Letter case counts in names of tables.
create view `shop`.`mart`.`QuotedView` as select ID as OrderId from `shop.raw.orders`;
--> missing: shop.mart.QuotedView.OrderId <- shop.raw.orders.id
--> wrong: shop.mart.QuotedView.orderid <- shop.raw.orders.id

create view shop.mart.broken as select id from from shop.raw.orders where;
--> unreadable
