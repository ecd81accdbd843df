import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../tooling/checks/project-files.js';
import { codesPage } from './codes-page.js';

describe('the page of codes', () => {
  const file = join(projectRoot, 'docs', 'codes.md');

  it('matches the registry; npm run docs codes writes it again', async () => {
    expect(existsSync(file)).toBe(true);
    await expect(codesPage()).toMatchFileSnapshot(file);
  });
});
