import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { ingested } from '../support/scenario/steps.js';
import { shopWorld } from '../support/scenario/world.js';

const orders =
  'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount, "*": raw_orders.*}';
const mart = 'downstream: mart, upstreams: [{dataset: orders, type: VIEW}], protect: true';

async function offline(...args: readonly string[]) {
  const { path } = await stackFolder(declaring(orders, mart));
  return { path, ...(await runCli(['export', ...args], { cwd: path })) };
}

const header = 'upstream,upstream_column,downstream,downstream_column,transform,confidence,type';

const row = (...cells: readonly string[]) =>
  cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');

describe('headwater export', () => {
  it('prints the declared lineage, and counts what the format cannot say', async () => {
    expect(await offline('--to', 'csv')).toMatchObject({
      code: 0,
      stdout: [
        header,
        row(urnOf('orders'), '', urnOf('mart'), '', '', '', 'VIEW'),
        row(urnOf('raw_orders'), '', urnOf('orders'), '', '', '', 'TRANSFORMED'),
        row(urnOf('raw_orders'), '*', urnOf('orders'), '*', '', '', ''),
        row(urnOf('raw_orders'), 'amount', urnOf('orders'), 'total', '', '', ''),
        '',
      ].join('\r\n'),
      stderr: '2 edges. Lost: protect on 1 entry\n',
    });
  });

  it.each([
    ['datahub-lineage-file', 'Lost: 1 edge type, 1 wildcard, protect on 1 entry'],
    ['openlineage', 'Lost: protect on 1 entry'],
    ['dot', 'Lost: 1 column pair, 1 wildcard, protect on 1 entry'],
  ])('writes %s', async (to, lost) => {
    const { code, stdout, stderr } = await offline('--to', to);
    expect({ code, stderr }).toEqual({ code: 0, stderr: `2 edges. ${lost}\n` });
    expect(stdout).toContain('raw_orders');
  });

  it('writes a file, and nothing on standard output', async () => {
    const { path, stdout, stderr, code } = await offline('--to', 'dot', 'orders', '-o', 'l.dot');
    expect({ stdout, stderr, code }).toEqual({
      stdout: '',
      stderr: '1 edge. Lost: 1 column pair, 1 wildcard\n',
      code: 0,
    });
    const text = await readFile(join(path, 'l.dot'), 'utf8');
    expect(text).toContain('raw_orders');
    expect(text).not.toContain('mart');
    expect((await readdir(path)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('with --strict, writes nothing that is incomplete', async () => {
    const { path, stdout, code } = await offline('--to', 'csv', '--strict', '-o', 'l.csv');
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(await readdir(path)).not.toContain('l.csv');
    expect(await offline('--to', 'csv', '--strict', 'orders')).toMatchObject({
      code: 0,
      stderr: '1 edge\n',
    });
  });

  it('with --state live, writes the lineage of all writers', async () => {
    const world = await shopWorld();
    await world.declare(declaring(mart));
    await ingested(
      'orders',
      lineage([edge('raw_orders')], [column('orders.id', ['raw_orders.id', 'raw_fx.day'])]),
    )(world);
    expect(await world.headwater('export', '--to', 'csv', '--state', 'live')).toEqual({
      code: 0,
      stdout: [
        header,
        row(urnOf('raw_orders'), '', urnOf('orders'), '', '', '', 'TRANSFORMED'),
        row(urnOf('raw_orders'), 'id', urnOf('orders'), 'id', '', '', ''),
        '',
      ].join('\r\n'),
      stderr: '1 edge. Lost: 1 record\n',
    });
  });

  it.each([
    ['no dataset', ['--to', 'csv', 'nope'], 64, '"nope": no dataset with lineage'],
    ['a flag of requests', ['--to', 'csv', '--concurrency', '2'], 64, 'without --state live'],
    ['no folder', ['--to', 'csv', '-o', 'no/l.csv'], 1, 'cannot be written to no/l.csv'],
    ['an unknown format', ['--to', 'xml'], 64, 'datahub-lineage-file, openlineage, csv, dot'],
  ])('refuses %s', async (_, args, exitCode, message) => {
    const { code, stdout, stderr } = await offline(...args);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('reports mistakes in manifests and exports nothing', async () => {
    const { path } = await stackFolder({ 'lineage/a.yaml': 'version: 1\nlinage: []\n' });
    const { code, stdout, stderr } = await runCli(['export', '--to', 'csv'], { cwd: path });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('linage');
  });
});
