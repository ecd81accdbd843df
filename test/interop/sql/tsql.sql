-- A common table expression, an aggregate, and names without their schema.
create or alter view mart.spending as
with per_customer as (
  select customer_id, sum(amount) as total from orders group by customer_id
)
select c.name, p.total from per_customer p join customers c on c.id = p.customer_id;
--> shop.mart.spending.name <- shop.raw.customers.name
--> shop.mart.spending.total <- shop.raw.orders.amount

-- A star over a known table makes a table.
select * into mart.methods from raw.payments;
--> shop.mart.methods.order_id <- shop.raw.payments.order_id
--> shop.mart.methods.method <- shop.raw.payments.method
--> shop.mart.methods.paid <- shop.raw.payments.paid

-- A window, and TOP, which only chooses rows.
create view mart.latest as
select top 10 with ties customer_id, lag(amount) over (partition by customer_id order by ordered_at) as before_it
from raw.orders order by status;
--> shop.mart.latest.customer_id <- shop.raw.orders.customer_id
--> shop.mart.latest.before_it <- shop.raw.orders.amount
--> shop.mart.latest.before_it <- shop.raw.orders.customer_id
--> shop.mart.latest.before_it <- shop.raw.orders.ordered_at

-- A union, whose names are those of the first part. The list of columns renames them.
create view mart.keys ([key], kind) as
select id, status from raw.orders union all select id, country from raw.customers;
--> shop.mart.keys.key <- shop.raw.orders.id
--> shop.mart.keys.key <- shop.raw.customers.id
--> shop.mart.keys.kind <- shop.raw.orders.status
--> shop.mart.keys.kind <- shop.raw.customers.country

-- Each element of a JSON text, and a subquery for each row.
create view mart.lines as
select o.id as order_id, item.sku, last.paid
from raw.orders o
cross apply openjson(o.items) with (sku varchar(20) '$.sku') as item
outer apply (select top 1 p.paid from raw.payments p where p.order_id = o.id) as last;
--> shop.mart.lines.order_id <- shop.raw.orders.id
--> shop.mart.lines.sku <- shop.raw.orders.items
--> missing: shop.mart.lines.paid <- shop.raw.payments.paid
--> wrong: shop.mart.lines.paid <- shop.raw.orders.id

merge into mart.balances as b
using (select order_id, sum(paid) as paid from raw.payments group by order_id) as p on b.order_id = p.order_id
when matched then update set b.paid = b.paid + p.paid
when not matched then insert (order_id, paid) values (p.order_id, p.paid);
--> shop.mart.balances.order_id <- shop.raw.payments.order_id
--> shop.mart.balances.paid <- shop.raw.payments.paid

-- A member of a JSON text, and an alias before its expression.
create view mart.people as
select person = concat(name, ' of ', country), json_value(address, '$.city') as city from raw.customers;
--> shop.mart.people.person <- shop.raw.customers.name
--> shop.mart.people.person <- shop.raw.customers.country
--> shop.mart.people.city <- shop.raw.customers.address

update p set p.country = c.country, p.label = upper(c.name)
from mart.profiles p inner join raw.customers c on c.id = p.id;
--> shop.mart.profiles.country <- shop.raw.customers.country
--> shop.mart.profiles.label <- shop.raw.customers.name

insert into mart.archive (order_ref, worth) select id, amount * 1.2 from raw.orders with (nolock);
--> shop.mart.archive.order_ref <- shop.raw.orders.id
--> shop.mart.archive.worth <- shop.raw.orders.amount

-- Temporary tables are passed through.
select id, amount into #step_one from raw.orders;
select id, amount * 2 as twice into #step_two from #step_one;
insert into mart.doubles (id, twice) select id, twice from #step_two;
--> shop.mart.doubles.id <- shop.raw.orders.id
--> shop.mart.doubles.twice <- shop.raw.orders.amount

-- Letter case does not count in names.
create view [mart].[Quoted View] as select [ID] as [Order Id] from [RAW].[Orders];
--> missing: shop.mart.Quoted View.Order Id <- shop.raw.orders.id
--> wrong: shop.mart.quoted view.order id <- shop.raw.orders.id

create view mart.broken as select id from from raw.orders where;
--> unreadable
