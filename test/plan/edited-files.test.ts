import { expect, it } from 'vitest';
import { editedPlan, editedReceipt } from '../../src/plan/edited-files.js';

it.each([
  ['saved plan', editedPlan()],
  ['receipt', editedReceipt()],
])('a %s that was edited is a warning that names what was edited', (noun, finding) => {
  expect(finding).toMatchObject({
    code: 'HW5016',
    level: 'warning',
    message: expect.stringContaining(`the ${noun} was edited or damaged`),
  });
});
