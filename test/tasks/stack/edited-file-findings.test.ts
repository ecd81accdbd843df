import { expect, it } from 'vitest';
import { editedPlanFinding, editedReceiptFinding } from '../../../src/tasks/process/saved-file.js';

it.each([
  ['saved plan', editedPlanFinding()],
  ['receipt', editedReceiptFinding()],
])('an edited %s gives a warning that names the edit', (noun, finding) => {
  expect(finding).toMatchObject({
    code: 'HW5016',
    level: 'warning',
    message: expect.stringContaining(`the ${noun} was edited or damaged`),
  });
});
