import { schemaMetadata } from '../server/schema-metadata.js';
import { fed, type PairOf } from './lineage-pages.js';

/** The urn of a dataset of the company. */
export function company(platform: string, name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
}

/** What the catalog knows of a dataset of the company. */
interface Table {
  readonly urn: string;
  /** The display name. */
  readonly name: string;
  readonly columns: readonly string[];
  /** `COLUMN <- UPSTREAM COLUMN`, by upstream. */
  readonly from?: Readonly<Record<string, readonly string[]>>;
}

const topic = company('kafka', 'shop.orders.v1');
const rawOrders = company('snowflake', 'analytics.raw.orders');
const rawPayments = company('snowflake', 'analytics.raw.payments');
const stgOrders = company('dbt', 'analytics.staging.stg_orders');
const stgPayments = company('dbt', 'analytics.staging.stg_payments');
const pivoted = company('dbt', 'analytics.intermediate.int_payments_pivoted_to_orders');
const fctOrders = company('snowflake', 'analytics.marts.fct_orders');
const dimCustomers = company('snowflake', 'analytics.marts.dim_customers');
const items = company('looker', 'shop.explore.order_items');

const orderColumns = ['order_id', 'customer_id', 'status', 'ordered_at', 'amount', 'currency'];
const paymentColumns = ['payment_id', 'order_id', 'method', 'amount'];
const same = (columns: readonly string[]) => columns.map((column) => `${column} <- ${column}`);

/**
 * A made-up company with names of three parts. The display names are those that connectors write:
 * the last part, the whole name, the name in capitals, or a title.
 */
const tables: readonly Table[] = [
  { urn: topic, name: 'shop.orders.v1', columns: orderColumns },
  {
    urn: rawOrders,
    name: 'ORDERS',
    columns: orderColumns,
    from: { [topic]: same(orderColumns) },
  },
  { urn: rawPayments, name: 'PAYMENTS', columns: paymentColumns },
  {
    urn: stgOrders,
    name: 'stg_orders',
    columns: orderColumns,
    from: { [rawOrders]: same(orderColumns) },
  },
  {
    urn: stgPayments,
    name: 'analytics.staging.stg_payments',
    columns: paymentColumns,
    from: { [rawPayments]: same(paymentColumns) },
  },
  {
    urn: pivoted,
    name: 'int_payments_pivoted_to_orders',
    columns: ['order_id', 'card_amount', 'coupon_amount', 'amount'],
    from: {
      [stgPayments]: [
        'order_id <- order_id',
        'card_amount <- amount',
        'coupon_amount <- amount',
        'amount <- amount',
      ],
    },
  },
  {
    urn: fctOrders,
    name: 'analytics.marts.fct_orders',
    columns: [...orderColumns, 'card_amount', 'coupon_amount', 'is_first', 'week', 'month', 'year'],
    from: {
      [stgOrders]: [
        ...same(orderColumns.slice(0, 4)),
        'currency <- currency',
        'is_first <- ordered_at',
        'week <- ordered_at',
        'month <- ordered_at',
        'year <- ordered_at',
      ],
      [pivoted]: [
        'card_amount <- card_amount',
        'coupon_amount <- coupon_amount',
        'amount <- amount',
      ],
    },
  },
  {
    urn: dimCustomers,
    name: 'analytics.marts.dim_customers',
    columns: ['customer_id', 'lifetime_value', 'first_order_at'],
    from: {
      [fctOrders]: [
        'customer_id <- customer_id',
        'lifetime_value <- amount',
        'first_order_at <- ordered_at',
      ],
    },
  },
  {
    urn: items,
    name: 'Order Items',
    columns: ['orders.count', 'orders.total_amount', 'customers.lifetime_value'],
    from: {
      [fctOrders]: ['orders.count <- order_id', 'orders.total_amount <- amount'],
      [dimCustomers]: ['customers.lifetime_value <- lifetime_value'],
    },
  },
];

/** The datasets of the company, as `POST /openapi/v3/entity/dataset` takes them. */
export const companyCatalog: readonly object[] = tables.map(({ urn, name, columns, from = {} }) => {
  const pairs = Object.entries(from).flatMap(([upstream, texts]) =>
    texts.map((text): PairOf => {
      const [to = '', column = ''] = text.split(' <- ');
      return [upstream, column, to];
    }),
  );
  return {
    ...fed(urn, Object.keys(from), pairs),
    datasetProperties: { value: { name, description: `${name}, made up for tests` } },
    schemaMetadata: {
      value: schemaMetadata(urn, columns, urn.slice(urn.indexOf('(') + 1, urn.indexOf(','))),
    },
  };
});
