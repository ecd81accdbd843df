import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

const rows = readFileSync(at('docs/decisions/adoption.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, promise, tests = ''] = /^\| (A\d+): [^|]+ \| (.*) \|$/.exec(line) ?? [];
    const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return promise === undefined ? [] : [{ promise, paths }];
  });

it('each promise of adoption names tests that run over generated inputs, or kill a process', () => {
  expect(rows.map(({ promise }) => promise)).toEqual(
    Array.from({ length: 10 }, (_, i) => `A${i + 1}`),
  );
  for (const { promise, paths } of rows) {
    expect({ promise, tests: paths.length }).not.toEqual({ promise, tests: 0 });
    for (const path of paths) {
      expect(existsSync(at(path)), path).toBe(true);
      expect(readFileSync(at(path), 'utf8')).toMatch(/fc\.assert|killedAt/);
    }
  }
});
