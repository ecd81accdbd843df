import { expect, test } from 'vitest';
import { applyCheckName, planCheckName } from '../../../src/action/publish/check-run.js';
import { parseRunReference, runReference } from '../../../src/action/publish/run-reference.js';

const step = {
  serverUrl: 'https://github.com',
  repository: 'acme/lineage',
  run: { id: 4711, attempt: 2 },
};

test('a run is found by the text of its check-run', () => {
  expect(runReference(step)).toBe('Run: https://github.com/acme/lineage/actions/runs/4711');
  expect(parseRunReference(`before\n${runReference(step)}\nafter`)).toBe(4711);
});

test.each([
  null,
  '',
  'Run: 4711',
  'see Run: https://github.com/a/b/actions/runs/1',
  'Run: https://github.com/a/b/actions/runs/1/job/2',
])('no run is found in %j', (text) => expect(parseRunReference(text)).toBeUndefined());

test('each target of a stack has a check-run of its own', () => {
  const targets = [null, 'prod', 'dev'].map((target) => ({ stack: 'shop', target }));
  expect(targets.map(planCheckName)).toEqual([
    'headwater / shop',
    'headwater / shop@prod',
    'headwater / shop@dev',
  ]);
  expect(targets.map(applyCheckName)).toEqual([
    'headwater apply / shop',
    'headwater apply / shop@prod',
    'headwater apply / shop@dev',
  ]);
});
