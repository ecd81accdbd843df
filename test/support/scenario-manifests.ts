import type { Files } from './scenario-world.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw_orders: {name: raw_orders}
  raw_fx: {name: raw_fx}
  orders: {name: orders}
  mart: {name: mart}
  sheet: {name: sheet}
`;

/** One manifest that names all tables of the shop and declares this lineage; an entry is one line of YAML. */
export function declaring(...entries: readonly string[]): Files {
  return { 'lineage/shop.yaml': names + lineageOf(entries) };
}

/** A manifest of lineage alone, beside one that names the tables. */
export function manifest(...entries: readonly string[]): string {
  return `version: 1\n${lineageOf(entries)}`;
}

/** The manifest that names the tables of the shop, and nothing more. */
export const tables: string = names;

function lineageOf(entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `lineage:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`;
}
