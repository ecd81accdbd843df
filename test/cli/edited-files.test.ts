import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plannedShop, type Shop } from '../support/cli/saved-plan-shop.js';

/** Edits by hand that change what a reviewer reads, but not the effect of the plan. */
const wordEdits: readonly (readonly [string, (text: string) => string])[] = [
  ['a reason', (text) => text.replace('"reason": "missing"', '"reason": "made-by-us"')],
  ['the summary', (text) => text.replace('"add": 3', '"add": 0')],
  [
    'the digest, which is gone',
    (text) => text.replace(/"document": "sha256:[0-9a-f]{64}",\s*/, ''),
  ],
];

describe('a saved plan that was edited', () => {
  it.each(wordEdits)('is shown as edited and still limits an apply: %s', async (_what, edit) => {
    const { run, write, path, upstreams } = await plannedShop();
    const text = await readFile(join(path, 'p.json'), 'utf8');
    expect((await run('show', 'p.json')).stdout).not.toContain('HW5016');
    await write('p.json', edit(text));
    expect(await readFile(join(path, 'p.json'), 'utf8')).not.toBe(text);
    expect(await formatsWithCode(run, 'show', 'p.json')).toEqual(formatsOfFindings);
    const applied = await run('apply', 'p.json');
    expect(applied, applied.stdout).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('warning HW5016 the saved plan was edited or damaged');
    expect(await upstreams('orders')).toEqual(['fx', 'raw']);
    expect(await formatsWithCode(run, 'apply', 'p.json', '--dry-run')).toEqual(formatsOfFindings);
  });

  it('is still shown as edited, once, after show printed it as JSON', async () => {
    const { run, write, path } = await plannedShop();
    await write(
      'p.json',
      (await readFile(join(path, 'p.json'), 'utf8')).replace('"add": 3', '"add": 0'),
    );
    for (let round = 0; round < 2; round++) {
      const { stdout } = await run('show', 'p.json', '--format', 'json');
      expect(stdout.match(/HW5016/g)).toHaveLength(1);
      await write('p.json', stdout);
    }
  });

  it('is not shown as edited in format 1.0, which has no digest', async () => {
    const { run, write, path } = await plannedShop();
    const text = await readFile(join(path, 'p.json'), 'utf8');
    await write(
      'p.json',
      text
        .replace(/"document": "sha256:[0-9a-f]{64}",\s*/, '')
        .replace('"formatVersion": "1.5"', '"formatVersion": "1.0"')
        .replace('"kind": "plan",', ''),
    );
    const shown = await run('show', 'p.json');
    expect(shown).toMatchObject({ code: 0 });
    expect(shown.stdout).not.toContain('HW5016');
    expect(await run('apply', 'p.json')).toMatchObject({ code: 0 });
  });
});

describe('a receipt that was edited', () => {
  it('is shown as edited', async () => {
    const { run, write, path } = await plannedShop();
    await run('apply', 'p.json');
    const [name = ''] = await readdir(join(path, '.headwater/receipts'));
    const file = `.headwater/receipts/${name}`;
    const text = await readFile(join(path, file), 'utf8');
    expect((await run('show', file)).stdout).not.toContain('HW5016');
    const { stdout } = await run('show', file, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(text));
    await write(file, text.replace('"outcome":"applied"', '"outcome":"failed"'));
    expect(await formatsWithCode(run, 'show', file)).toEqual(formatsOfFindings);
    await write(file, stdout);
    expect((await run('show', file)).stdout).not.toContain('HW5016');
  });
});

/** A Mermaid drawing cannot show findings. */
const formatsOfFindings: readonly string[] = [
  'text',
  'json',
  'markdown',
  'html',
  'sarif',
  'github',
];

async function formatsWithCode(
  run: Shop['run'],
  ...args: readonly string[]
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const format of formatsOfFindings) {
    const { code, stdout } = await run(...args, '--format', format);
    if (code === 0 && stdout.includes('HW5016')) found.push(format);
  }
  return found;
}
