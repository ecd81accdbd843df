import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiReport, apiReport, type PublicEntry } from '../tooling/checks/api-report.js';
import { declarationFiles } from '../tooling/checks/declaration-files.js';
import { projectRoot } from '../tooling/checks/project-files.js';

// The declarations of `lib/`. These tests need a build.

/** Parts of exported declarations that have no meaning of their own. */
const parts = {
  index: [
    // The groups of `CodeName`.
    'ActionCodeName',
    'ApplyCodeName',
    'CatalogCodeName',
    'CodeCheckCodeName',
    'DoctorCodeName',
    'GuardCodeName',
    'ImportCodeName',
    'ManifestDatasetCodeName',
    'ManifestLineageCodeName',
    'ManifestShapeCodeName',
    'ManifestYamlCodeName',
    'JobImportCodeName',
    'PlanCodeName',
    'ServerCodeName',
    'SqlCodeName',
    'UsageCodeName',
    // Constants of which only the type is needed.
    'DRIFT_FORMAT_VERSION',
    'EXPLANATION_FORMAT_VERSION',
    'GRAPH_FORMAT_VERSION',
    'TESTS_FORMAT_VERSION',
    'columnTypes',
    'fabricTypes',
    'guardNames',
    'tokenDurations',
    // Parts that several exported types share.
    'DeclaredReason',
    'DifferenceFacts',
    'Digested',
    'ElementChange',
    'ExplainedFacts',
    'GraphElement',
    'NotApproved',
    'PlanBody',
    'TaskResult',
    // The reports of an import and of an init, which the command line alone makes.
    'CiHost',
    'FirstLineage',
    'InitFile',
    'InitReport',
    'ElementCounts',
    'ImportCounts',
    'Adoption',
    'ImportReport',
    'ImportedFile',
    'LeftOut',
    'ImportResolution',
    'ImportParser',
    // Of the report of `suggest`, which is a command alone.
    'SuggestionsReport',
    'Suggestions',
    'SuggestedDownstream',
    'SuggestedMapping',
    'UnmappedEdge',
    'WhyUnmapped',
    'NameRelation',
    'Rivalry',
  ],
  testing: [],
} as const satisfies Readonly<Record<PublicEntry, readonly string[]>>;

/** The largest number of declaration files that an entry may reach. */
const maxFiles: Readonly<Record<PublicEntry, number>> = { index: 124, testing: 6 };

describe.each(['index', 'testing'] as const)('the public face of %s', (entry) => {
  let report: ApiReport;
  beforeAll(() => {
    report = apiReport(entry);
  });

  it('matches its report; npm run docs api writes it again', async () => {
    await expect(report.text).toMatchFileSnapshot(join(import.meta.dirname, `${entry}.api.md`));
  });

  it('exports every type that it names, except for parts', () => {
    expect(report.unexported).toEqual([...parts[entry]].sort());
  });

  it('has a docstring for every declaration', () => {
    expect(report.undocumented).toEqual([]);
  });

  it('reaches few declaration files', () => {
    const files = declarationFiles(join(projectRoot, `lib/src/${entry}.d.ts`));
    expect(files.length).toBeLessThanOrEqual(maxFiles[entry]);
  });
});
