import { expect, it } from 'vitest';
import type { WriteSetting } from '../../../src/plan/write-way.js';
import { writesCheck } from '../../../src/tasks/doctor/check-privileges.js';

const DATAHUB = { atomicMutation: false, conditions: true };
const SPEC = { atomicMutation: true, conditions: true };
const some = ['urn:li:dataset:x'];

it.each<readonly [WriteSetting, typeof DATAHUB, readonly string[], string]>([
  ['auto', DATAHUB, [], 'ok'],
  ['auto', DATAHUB, some, 'warning'],
  ['proposals', DATAHUB, some, 'ok'],
  ['mutations', DATAHUB, [], 'warning'],
  ['auto', SPEC, some, 'ok'],
  ['mutations', SPEC, some, 'ok'],
  ['auto', { ...DATAHUB, conditions: false }, [], 'warning'],
])(
  'the way with writes: %s at %o, without EDIT_ENTITY on %o, is %s',
  (setting, support, without, state) => {
    const check = writesCheck(setting, support, without);
    expect(check.state).toBe(state);
    expect(check.code).toBe(state === 'ok' ? undefined : 'HW8016');
    expect(check.message).toMatch(/conditional proposals|updateLineage/);
  },
);
