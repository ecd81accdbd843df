import { expect, test } from 'vitest';
import settingsSchema from '../../schemas/settings.schema.json' with { type: 'json' };
import { codes } from '../../src/errors/codes.js';
import { adjustableRules, ruleLevels } from '../../src/manifest/rule-levels.js';
import { guardNames } from '../../src/model/guard.js';

test('the settings take the level of every adjustable rule, and of no other', () => {
  expect(Object.keys(settingsSchema.properties.rules.properties).sort()).toEqual([...adjustableRules].sort());
  expect(settingsSchema.$defs.level.enum).toEqual(ruleLevels);
});

test('every adjustable rule is a code that warns unless settings say otherwise', () => {
  expect(adjustableRules.map((name) => codes[name].level)).toEqual(adjustableRules.map(() => 'warning'));
});

test('the settings take the guards that there are', () => {
  expect(settingsSchema.$defs.allowance.properties.guard.enum).toEqual(guardNames);
});
