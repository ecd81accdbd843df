{{ config(materialized="table") }}
select region, count(*) as orders from {{ ref("customer_orders") }} group by region
