import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ActionInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import {
  applying,
  exampleWorkflows,
  planning,
  readWorkflow,
  type WorkflowStep,
  workflowErrors,
  workflowsIn,
} from '../support/action/workflows.js';
import { projectRoot } from '../tooling/checks/project-files.js';

/** The name of the workflow, and of the example that calls it. */
const CALLER = 'lineage.yml';

it('the pages and examples name the action at the tag of its major version, which a release moves', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const [major] = JSON.parse(read('package.json')).version.split('.');
  const texts = [
    ...exampleWorkflows().values(),
    ...['github', 'pipelines'].map((page) => read(`docs/${page}.md`)),
  ];
  const tags = texts.flatMap((text) => [
    ...text.matchAll(/headwater-lineage\/headwater[\w./-]*@(\S+)/g),
  ]);
  expect(tags.length).toBeGreaterThan(5);
  expect(new Set(tags.map(([, tag]) => tag))).toEqual(new Set([`v${major}`]));
});

describe('the workflow to call', () => {
  const called = readWorkflow(workflowsIn('.github/workflows').get(CALLER) ?? '');
  const caller = exampleWorkflows().get(CALLER) ?? '';

  it('gives each job only the permissions that it needs, and the caller grants these alone', () => {
    expect(called.permissions).toEqual({});
    const asked = Object.entries(called.jobs).map(([name, job]) => [name, job.permissions]);
    expect(Object.fromEntries(asked)).toEqual({
      ...{ plan: planning, apply: applying },
      drift: { contents: 'read', issues: 'write' },
    });
    expect(readWorkflow(caller).permissions).toEqual({ ...applying, issues: 'write' });
  });

  it.each([
    ['an unknown input', (text: string) => text.replace('server:', 'address:')],
    ['an unknown secret', (text: string) => text.replace('{DATAHUB_GMS_TOKEN:', '{TOKEN:')],
    ['no server', (text: string) => text.replace(/ +with:\n.*\n/, '')],
    ['another workflow', (text: string) => text.replace('lineage.yml@', 'other.yml@')],
  ])('is called in vain with %s', async (_, spoil) => {
    expect(await workflowErrors(CALLER, spoil(caller))).not.toEqual([]);
  });

  it('has the steps of the explicit files', () => {
    for (const [name, { steps }] of Object.entries(called.jobs)) {
      const [explicit] = Object.values(
        readWorkflow(exampleWorkflows().get(`${name}.yml`) ?? '').jobs,
      );
      const used = (all: readonly WorkflowStep[] = []) =>
        all
          .filter((step) => step.uses?.startsWith('actions/'))
          .map(({ uses, if: when }) => [uses, when]);
      expect(used(steps)).toEqual(used(explicit?.steps));
      expect(steps[0]?.with).toEqual(explicit?.steps[0]?.with);
      expect(steps.map(({ run }) => run)).toEqual(steps.map(() => undefined));
    }
  });

  it('applies once at a time for each stack, and never cancels an apply', () => {
    expect(called.jobs['apply']?.concurrency).toMatchObject({ 'cancel-in-progress': false });
    expect(called.jobs['plan']?.concurrency).toBeUndefined();
  });

  it('takes the action of its own commit, and the action declares its inputs as action.yml does', () => {
    const folder = '.github/actions/lineage';
    for (const { steps } of Object.values(called.jobs)) expect(steps[1]?.uses).toBe(`$/${folder}`);
    const { inputs, runs } = parse(readFileSync(join(projectRoot, folder, 'action.yml'), 'utf8'));
    for (const [name, input] of Object.entries<ActionInput>(inputs)) {
      const declared: ActionInput = declaredInputs[name as keyof typeof declaredInputs];
      expect(input.required, name).toBe(declared.required);
      expect(['github-token', undefined], name).toContain(input.default && name);
    }
    expect(runs).toEqual({ using: 'node24', main: '../../../dist/index.js' });
  });
});
