import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const page = await readFile(join(projectRoot, 'docs/getting-started.md'), 'utf8');

/** Blocks with a mark: `run` for commands, `file PATH` for the content of a file. */
const steps = [...page.matchAll(/^<!-- (run|file \S+) -->\n\n```\w+\n(.*?)^```$/gms)].map(
  ([, mark = '', block = '']) => ({ mark, block }),
);

it('a newcomer who follows the page has applied lineage, and a plan without changes', async () => {
  const cwd = join(tempFolder(), 'shop');
  mkdirSync(cwd);
  const catalog = await catalogWith([]);
  const outputs = new Map<string, string>();
  for (const { mark, block } of steps) {
    if (mark !== 'run') write(join(cwd, mark.replace('file ', '')), block);
    else for (const line of block.trim().split('\n')) outputs.set(line, await run(line));
  }
  async function run(line: string): Promise<string> {
    const args = line.replace(/^headwater /, '').split(' ');
    const { code, stdout, stderr } = await runCli(args, {
      cwd,
      env: { DATAHUB_GMS_URL: catalog.url },
    });
    expect({ line, code, stdout, stderr }).toMatchObject({ code: 0 });
    return stdout;
  }
  expect([...outputs.keys()]).toEqual([
    'headwater init --stack shop --from none --ci none --yes',
    'headwater validate',
    'headwater plan',
    'headwater apply --auto-approve',
    'headwater graph orders_daily --live',
    'headwater impact raw_orders.amount',
    'headwater list --columns',
  ]);
  // What `init` wrote, and what the page shows.
  expect(await run('headwater fmt --check')).toBe('');
  expect(outputs.get('headwater plan')).toContain('No changes.');
  expect(outputs.get('headwater impact raw_orders.amount')).toContain('orders_daily.total');
  expect(outputs.get('headwater list --columns')).toContain('total');
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
