import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withParts } from '../support/docs/generated-parts.js';
import { runningCatalog } from '../support/server/catalog.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import { rootAnswers } from './root-answers.js';

it('docs/embedded-catalog.md says what is carried out, empty and refused; npm run docs reference writes it again', async () => {
  const table = await rootAnswers(await runningCatalog({ dialect: 'datahub' }));
  const file = join(projectRoot, 'docs/embedded-catalog.md');
  const page = withParts(readFileSync(file, 'utf8'), { answers: () => table });
  await expect(page).toMatchFileSnapshot(file);
});
