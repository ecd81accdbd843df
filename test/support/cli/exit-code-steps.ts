import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { exitCodes } from '../../../src/errors/exit-codes.js';
import { urnOf } from '../model/state-builders.js';
import { declaring } from '../scenario/manifests.js';
import type { Step } from '../scenario/scenario.js';
import { applied, removedByHand } from '../scenario/steps.js';
import { isLineageWrite, startProxy } from './kill-proxy.js';

const mapped = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders], columns: {revenue: orders.total}';

export const declared: Step = ({ declare }) => declare(declaring(mapped, mart));
export const done = applied(declaring(mapped, mart));
export const removed = removedByHand('mart', 'orders');
export const nothingLeft: Step = ({ declare }) =>
  declare({ 'lineage/shop.yaml': 'version: 1\nlineage: []\n' });
export const mistaken: Step = ({ declare }) =>
  declare(declaring('downstream: ordrs, upstreams: [raw_orders]'));
/** A file that is no YAML. */
export const cutOff: Step = ({ declare }) =>
  declare({ 'lineage/a.yaml': 'version: 1\nlineage: [\n' });
/** Files beside the settings, for imports of other formats. */
const stackFile =
  (name: string, text: string): Step =>
  async ({ folder }) =>
    await writeFile(join(folder, name), text);
export const csvFile = stackFile(
  'l.csv',
  'upstream,upstream_column,downstream,downstream_column\nkafka:a,,kafka:b,\n',
);
/** A file that is of no format. */
export const noFormat = stackFile('l.csv', 'nothing\n');
export const badRow = stackFile('l.csv', 'upstream,downstream\nkafka:a,kafka:b\nkafka:a\n');
export const unformatted: Step = ({ declare }) =>
  declare({ 'lineage/a.yaml': 'version: 1\nlineage:   []\n' });
export const imported: Step = async (world) => {
  await csvFile(world);
  expect(await world.headwater('import', 'csv', 'l.csv')).toMatchObject({ code: exitCodes.ok });
};
export const missing: Step = ({ declare }) => declare({ 'lineage/a.yaml': gone });
const gone =
  'version: 1\ndefaults: {platform: hive, env: PROD}\nlineage: [{downstream: {name: a}, upstreams: [{name: b}]}]\n';

/** The catalog refuses every write of one dataset's lineage, and any batch that contains one. */
export const ordersRefused: Step = async (world) => {
  const refused = { status: 403, body: { message: 'not this one' } };
  const { url } = await startProxy(world.url, {
    before: (request) => (isLineageWrite(request, urnOf('orders')) ? refused : undefined),
  });
  world.url = url;
};

export const saved: Step = async ({ headwater }) => {
  expect(await headwater('plan', '--out', 'saved.json')).toMatchObject({ code: exitCodes.ok });
};
export const declaredMore: Step = ({ declare }) =>
  declare(declaring(mapped, mart, 'downstream: sheet, upstreams: [raw_fx]'));

export const protectedOrders = applied(declaring(`${mapped}, protect: true`, mart));

/** Saves a plan that releases a protected element, with the allowance for it. */
export const releaseSaved: Step = async ({ headwater }) => {
  const lifted = ['--allow', 'protected', '--reason', 'agreed'];
  expect(
    await headwater('release', '--select', '*', ...lifted, '--out', 'saved.json'),
  ).toMatchObject({ code: exitCodes.ok });
};

export const unreachable: Step = async (world) => {
  world.url = 'http://127.0.0.1:1';
};
