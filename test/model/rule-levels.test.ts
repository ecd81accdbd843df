import { expect, test } from 'vitest';
import settingsSchema from '../../schemas/settings.schema.json' with { type: 'json' };
import { codes } from '../../src/errors/codes.js';
import { guardNames } from '../../src/model/allowance.js';
import { adjustableRules, ruleLevels } from '../../src/model/rule-levels.js';

test('the settings schema has the level of every adjustable rule, and of no other', () => {
  expect(Object.keys(settingsSchema.properties.rules.properties).sort()).toEqual(
    [...adjustableRules].sort(),
  );
  expect(settingsSchema.$defs.level.enum).toEqual(ruleLevels);
});

const informing: ReadonlySet<string> = new Set(['beyond-target', 'code-columns-undeclared']);

test('every adjustable rule is a warning by default, except two that inform', () => {
  expect(adjustableRules.map((name) => codes[name].level)).toEqual(
    adjustableRules.map((name) => (informing.has(name) ? 'info' : 'warning')),
  );
});

test('the settings schema lists exactly the known guards', () => {
  expect(settingsSchema.$defs.allowance.properties.guard.enum).toEqual(guardNames);
});
