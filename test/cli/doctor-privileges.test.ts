import { describe, expect, it } from 'vitest';
import {
  configOf,
  FOREVER,
  lastLine,
  lineOf,
  ME,
  routes,
  tokenAuth,
} from '../support/cli/doctor-servers.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { answer } from '../support/faults/server.js';
import { urnOf } from '../support/model/state-builders.js';

const MANIFEST = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {a: {name: a}, b: {name: b}, c: {name: c}, made: {name: made, create: true}}
lineage: [{downstream: b, upstreams: [a]}, {downstream: c, upstreams: [b, made]}]
`;

interface Told {
  readonly lineage?: readonly (readonly [string, boolean])[];
  readonly granted?: Readonly<Record<string, readonly string[]>>;
}

/** Runs `doctor` in a stack, against a catalog that grants the given privileges. */
async function privilegesIn(
  { lineage = [], granted = {} }: Told,
  files: Readonly<Record<string, string>> = {},
): Promise<CliRun> {
  const server = await routes({
    '/config': configOf('v1.1.0'),
    '/api/graphql': (response, request) => {
      const { variables } = JSON.parse(request.body);
      const entities = lineage.map(([name, canEditLineage]) => ({
        urn: urnOf(name),
        privileges: { canEditLineage },
      }));
      const named = Object.entries(variables).map(
        ([key, urn]) => [key.replace('u', 'p'), granted[String(urn).split(',')[1] ?? '']] as const,
      );
      const answers = Object.fromEntries(
        named.map(([key, privileges]) => [key, privileges && { privileges }]),
      );
      answer(200, { data: { me: ME, appConfig: tokenAuth(true), entities, ...answers } })(
        response,
        request,
      );
    },
  });
  const { path } = await stackFolder({
    'headwater.yaml': 'version: 1\nstack: shop\n',
    'lineage/a.yaml': MANIFEST,
    ...files,
  });
  return await runCli(['doctor'], {
    cwd: path,
    env: { DATAHUB_GMS_URL: server.url, DATAHUB_GMS_TOKEN: FOREVER },
  });
}

describe('privileges', () => {
  const all = ['a', 'b', 'c', 'made'].map((name) => [name, true] as const);

  it('count the kinds that they are needed for', async () => {
    const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {a: {name: a}, b: {name: b, create: true}}
dashboards: {q3: {platform: sheets, id: q3, create: true, title: Q3}}
lineage: [{downstream: b, upstreams: [a]}, {downstream: q3, upstreams: [b]}]
`;
    const granted = { b: ['EDIT_ENTITY'], 'q3)': ['CREATE_ENTITY'] };
    const run = await privilegesIn({ granted }, { 'lineage/a.yaml': manifest });
    expect(lineOf('CREATE_ENTITY', run)).toMatch(
      /^ok +CREATE_ENTITY +on 1 dataset and 1 dashboard with create: true$/,
    );
  });

  it('pass when all are granted', async () => {
    const run = await privilegesIn({
      lineage: all,
      granted: { b: ['EDIT_ENTITY'], c: ['EDIT_ENTITY'], made: ['CREATE_ENTITY'] },
    });
    expect(run.code).toBe(0);
    expect(lineOf('EDIT_LINEAGE', run)).toMatch(
      /^ok +EDIT_LINEAGE +on 4 datasets with declared lineage$/,
    );
    expect(lineOf('EDIT_ENTITY', run)).toMatch(
      /^ok +EDIT_ENTITY +on 2 datasets whose lineage is declared$/,
    );
    expect(lineOf('CREATE_ENTITY', run)).toMatch(
      /^ok +CREATE_ENTITY +on 1 dataset with create: true$/,
    );
  });

  it('that are missing are listed, each with its code and its datasets', async () => {
    const lineage = [...all.slice(0, 1), ['b', false], ['c', false]] as const;
    const run = await privilegesIn({
      lineage,
      granted: { b: ['EDIT_ENTITY'], c: ['EDIT_LINEAGE'], made: ['VIEW_ENTITY_PAGE'] },
    });
    expect(run.code).toBe(1);
    expect(lineOf('EDIT_LINEAGE', run)).toMatch(
      /^failed +EDIT_LINEAGE +HW8012 missing on 2 of 4 .*, and 1 that the catalog tells nothing about: b, c\n= have/,
    );
    expect(lineOf('EDIT_ENTITY', run)).toMatch(
      /^warning +EDIT_ENTITY +HW8013 missing on 1 of 2 .*: c\n/,
    );
    expect(lineOf('CREATE_ENTITY', run)).toMatch(
      /^failed +CREATE_ENTITY +HW8014 missing on 1 of 1 .*: made\n/,
    );
    expect(lineOf('writes', run)).toMatch(
      /^warning +writes +HW8016 conditional proposals, .*; updateLineage for plain edges of 1 dataset where EDIT_ENTITY is missing/,
    );
    expect(lastLine(run)).toBe('2 problems, 2 warnings.');
  });

  it('are skipped when the catalog does not report them', async () => {
    const run = await privilegesIn({});
    expect(run.code).toBe(0);
    for (const privilege of ['EDIT_LINEAGE', 'EDIT_ENTITY', 'CREATE_ENTITY'])
      expect(lineOf(privilege, run)).toMatch(/^skipped .*does not say/);
  });

  it('that the stack does not need are not checked', async () => {
    const run = await privilegesIn({}, { 'lineage/a.yaml': 'version: 1\nlineage: []\n' });
    expect(lineOf('CREATE_ENTITY', run)).toContain('not needed');
  });

  it('are listed with at most five datasets', async () => {
    const names = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'];
    const datasets = names.map((name) => `${name}: {name: ${name}}`).join(', ');
    const manifest = `version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {${datasets}}\nlineage: [{downstream: t1, upstreams: [${names.slice(1).join(', ')}]}]\n`;
    const run = await privilegesIn(
      { lineage: names.map((name) => [name, false] as const) },
      { 'lineage/a.yaml': manifest },
    );
    expect(lineOf('EDIT_LINEAGE', run)).toContain(': t1, t2, t3, t4, t5 and 2 more');
  });

  it('are not checked when the manifests have mistakes', async () => {
    const run = await privilegesIn(
      {},
      { 'lineage/a.yaml': 'version: 1\nlineage: [{downstream: nope}]\n' },
    );
    expect(run.code).toBe(0);
    expect(lineOf('privileges', run)).toContain('headwater validate');
  });
});
