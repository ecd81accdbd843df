import { describe, expect, it } from 'vitest';
import { lineLink } from '../../../src/action/publish/line-link.js';

const step = {
  serverUrl: 'https://github.example',
  repository: 'octo/shop',
  commit: 'c0ffee',
  trigger: { kind: 'push', branch: 'main' },
} as const;

describe('the link to a line', () => {
  it('leads to the commit of the event', () => {
    const link = lineLink({ step, below: 'data/' });
    expect(link({ file: 'lineage/a b#c.yaml', line: 7, column: 1 })).toBe(
      'https://github.example/octo/shop/blob/c0ffee/data/lineage/a%20b%23c.yaml#L7',
    );
  });

  it('leads to the last commit of a pull request', () => {
    const trigger = {
      kind: 'pull-request',
      number: 1,
      head: 'beef',
      baseBranch: 'main',
      isFork: false,
    } as const;
    const link = lineLink({ step: { ...step, trigger }, below: '' });
    expect(link({ file: 'a\ud800.yaml', line: 1, column: 1 })).toBe(
      'https://github.example/octo/shop/blob/beef/a%EF%BF%BD.yaml#L1',
    );
  });
});
