{{ config(enabled=false) }}
select * from {{ ref("regions") }}
