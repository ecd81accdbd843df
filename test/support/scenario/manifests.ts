import type { Files } from './world.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw_orders: {name: raw_orders}
  raw_fx: {name: raw_fx}
  orders: {name: orders}
  mart: {name: mart}
  sheet: {name: sheet}
`;

const otherNames = `jobs:
  load: {orchestrator: airflow, flow: daily, id: load}
  extract: {orchestrator: airflow, flow: daily, id: extract}
charts:
  sales: {platform: looker, id: sales}
dashboards:
  deck: {platform: sheets, id: deck}
  board: {platform: looker, id: board}
`;

/**
 * Makes one manifest that names all tables of the shop and declares this lineage. An entry is one
 * line of YAML.
 */
export function declaring(...entries: readonly string[]): Files {
  return { 'lineage/shop.yaml': names + lineageOf(entries) };
}

/** Like {@link declaring}. The manifest also names the jobs, the chart and the dashboards. */
export function declaringKinds(...entries: readonly string[]): Files {
  return { 'lineage/shop.yaml': names + otherNames + lineageOf(entries) };
}

/** Makes a manifest of lineage alone. Another manifest must name the tables. */
export function manifest(...entries: readonly string[]): string {
  return `version: 1\n${lineageOf(entries)}`;
}

/** The manifest that only names the tables of the shop. */
export const tables: string = names;

function lineageOf(entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `lineage:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`;
}
