import { expect, test } from 'vitest';
import { actionCodes } from '../../src/errors/codes/action-codes.js';
import { applyCodes } from '../../src/errors/codes/apply-codes.js';
import { catalogCodes } from '../../src/errors/codes/catalog-codes.js';
import { codeCheckCodes } from '../../src/errors/codes/code-check-codes.js';
import { doctorCodes } from '../../src/errors/codes/doctor-codes.js';
import { guardCodes } from '../../src/errors/codes/guard-codes.js';
import { importCodes } from '../../src/errors/codes/import-codes.js';
import { jobImportCodes } from '../../src/errors/codes/job-import-codes.js';
import { manifestDatasetCodes } from '../../src/errors/codes/manifest-dataset-codes.js';
import { manifestLineageCodes } from '../../src/errors/codes/manifest-lineage-codes.js';
import { manifestShapeCodes } from '../../src/errors/codes/manifest-shape-codes.js';
import { manifestYamlCodes } from '../../src/errors/codes/manifest-yaml-codes.js';
import { planCodes } from '../../src/errors/codes/plan-codes.js';
import { serverCodes } from '../../src/errors/codes/server-codes.js';
import { sqlCodes } from '../../src/errors/codes/sql-codes.js';
import { usageCodes } from '../../src/errors/codes/usage-codes.js';
import { codes } from '../../src/errors/codes.js';

const groups = [
  usageCodes,
  manifestYamlCodes,
  manifestShapeCodes,
  manifestDatasetCodes,
  manifestLineageCodes,
  jobImportCodes,
  importCodes,
  sqlCodes,
  planCodes,
  codeCheckCodes,
  guardCodes,
  applyCodes,
  catalogCodes,
  serverCodes,
  doctorCodes,
  actionCodes,
];
const entries = Object.entries(codes);

test('each code has one meaning', () => {
  const all = entries.map(([, { code }]) => code);
  expect([...new Set(all)]).toHaveLength(all.length);
});

test.each(groups)(
  'no other group has the names of a group, and its codes have one prefix',
  (group) => {
    expect(new Set(Object.values(group).map(({ code }) => code.slice(0, 3))).size).toBe(1);
    // If two groups had the same name, one would silently hide the other.
    expect(
      Object.entries(group).every(([name, entry]) =>
        Object.entries(codes).some(([n, e]) => n === name && e === entry),
      ),
    ).toBe(true);
  },
);

test('every code belongs to one of these groups', () => {
  expect(entries).toHaveLength(groups.reduce((sum, group) => sum + Object.keys(group).length, 0));
});

test.each(entries)(
  '%s has a title and an explanation for a new reader',
  (name, { code, level, title, explanation }) => {
    expect(code).toMatch(/^HW\d{4}$/);
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(['error', 'warning', 'info']).toContain(level);
    expect(title).toMatch(/^\S.*[^.\s]$/);
    expect(explanation).toMatch(/^\S.{20,}\.$/);
  },
);
