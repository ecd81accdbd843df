import { describe, expect, it } from 'vitest';
import { codes } from '../../src/errors/codes.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const tool = { name: 'headwater', version: expect.any(String) };

const explain = (...args: readonly string[]) => runCli(['explain', ...args], { cwd: '/' });

describe('headwater explain', () => {
  it.each(['HW3001', 'hw3001', 'dataset-missing', 'DATASET-MISSING'])(
    'explains %s, without settings and catalog',
    async (word) => {
      const { code, stdout, stderr } = await explain(word);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const [text = '', address] = stdout.split('\n\nhttps:');
      expect(address).toBe('//headwater-lineage.github.io/headwater/codes/HW3001\n');
      const [head, title, empty, ...lines] = text.split('\n');
      expect([head, title, empty]).toEqual([
        'error HW3001 dataset-missing',
        codes['dataset-missing'].title,
        '',
      ]);
      expect(lines.join(' ')).toBe(codes['dataset-missing'].explanation);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    },
  );

  it('explains every code by number and by name', async () => {
    for (const [name, { code, level }] of Object.entries(codes)) {
      const [byName, byNumber] = [await explain(name), await explain(code)];
      expect(byName.stdout.split('\n')[0]).toBe(`${level} ${code} ${name}`);
      expect(byNumber.stdout).toBe(byName.stdout);
    }
  });

  it('gives JSON', async () => {
    const { code, stdout } = await explain('mass-delete', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      formatVersion: '1.2',
      kind: 'code',
      tool,
      name: 'mass-delete',
      ...codes['mass-delete'],
    });
  });

  it.each([
    ['dataset-mising', 'did you mean: headwater explain dataset-missing'],
    ['HW30001', 'did you mean: headwater explain HW3001'],
    ['entirely-something-else', 'such as HW3001'],
  ])('rejects the unknown code %s with help', async (word, hint) => {
    for (const format of ['text', 'json']) {
      const { code, stdout, stderr } = await explain(word, '--format', format);
      expect(code).toBe(64);
      if (format === 'json') expect(JSON.parse(stdout)).toMatchObject({ code: 'HW1005' });
      else expect(stdout).toBe('');
      expect(stderr).toContain('error HW1005');
      expect(stderr).toContain(hint);
    }
  });

  it('names the nearest code even if the manifests are invalid', async () => {
    const { path } = await stackFolder({ 'lineage/a.yaml': 'version: 2\n' });
    const { code, stderr } = await runCli(['explain', 'dataset-mising'], { cwd: path, env: {} });
    expect(code).toBe(64);
    expect(stderr).toContain('did you mean: headwater explain dataset-missing');
    expect((await runCli(['explain', 'some-dataset'], { cwd: path, env: {} })).code).toBe(1);
  });

  it.each([[[]], [['HW3001', 'HW3002']]])('takes exactly one argument, not %j', async (words) => {
    expect(await explain(...words)).toMatchObject({ code: 64, stdout: '' });
  });
});
