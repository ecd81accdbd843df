import { describe, expect, it } from 'vitest';
import { declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { readInputs } from '../../src/action/inputs/read-inputs.js';
import { declaredOutputs } from '../../src/action/outputs.js';
import {
  applying,
  exampleWorkflows,
  isHeadwater,
  planning,
  readWorkflow,
  stepsOf,
  type WorkflowStep,
  workflowErrors,
  workflowsIn,
} from '../support/action/workflows.js';

/** The needed permissions of each job, by file and job. */
const permissions: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'apply.yml': { apply: applying },
  'comment.yml': { comment: { contents: 'read', actions: 'read', 'pull-requests': 'write' } },
  'drift.yml': { drift: { contents: 'read', issues: 'write' } },
  'plan.yml': { plan: planning },
};

/** The file that calls the reusable workflow, which has the steps. */
const CALLER = 'lineage.yml';

describe('the example workflows', () => {
  const all = [...exampleWorkflows()];
  const files = all.filter(([name]) => name !== CALLER);

  it('are all listed in this test', () => {
    expect(files.map(([name]) => name).sort()).toEqual(Object.keys(permissions));
  });

  it.each(all)(
    'are accepted by the parser of GitHub, with their expressions: %s',
    async (name, content) => {
      expect(await workflowErrors(name, content)).toEqual([]);
    },
  );

  it.each([
    ['an unknown key', (text: string) => text.replace('runs-on:', 'run-on:')],
    [
      'an invalid expression',
      (text: string) =>
        text.replace(
          'steps.headwater.outputs.plan-path != ',
          'steps.headwater.outputs.plan-path ! ',
        ),
    ],
    [
      'an unknown context',
      (text: string) => text.replace('vars.DATAHUB_GMS_URL', 'nothing.DATAHUB_GMS_URL'),
    ],
    ['an unknown event', (text: string) => text.replace('  pull_request:', '  pull_requests:')],
    ['an unknown permission', (text: string) => text.replace('checks: write', 'checks: most')],
  ])('are refused by the parser with %s', async (_, spoil) => {
    const content = exampleWorkflows().get('plan.yml') ?? '';
    expect(spoil(content)).not.toBe(content);
    expect(await workflowErrors('plan.yml', spoil(content))).not.toEqual([]);
  });

  it.each(files)('give each job only the permissions that it needs: %s', (name, content) => {
    const { permissions: top, jobs } = readWorkflow(content);
    expect(top).toEqual({});
    expect(
      Object.fromEntries(Object.entries(jobs).map(([job, { permissions: own }]) => [job, own])),
    ).toEqual(permissions[name]);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  });

  it.each(files)('run no code of a fork: %s', (name, content) => {
    const workflow = readWorkflow(content);
    expect(content).not.toContain('pull_request_target');
    // The comment has no secret but the token of the job, and checks out the default branch.
    if (name !== 'comment.yml') expect(content).not.toContain('workflow_run');
    for (const { uses, run, with: inputs } of stepsOf(workflow)) {
      expect(run).toBeUndefined();
      expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$|^headwater-lineage\/headwater@v\d+$/);
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
      if (uses?.startsWith('actions/checkout@')) expect(inputs).not.toHaveProperty('ref');
    }
  });

  it.each(files)(
    'pin each action to one commit everywhere, with its version in a comment: %s',
    (_, content) => {
      for (const line of content.split('\n').filter((one) => /uses: actions\//.test(one)))
        expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      for (const [, name, commit] of content.matchAll(/uses: (\S+)@(\S+)/g))
        expect(pins.get(name ?? '')).toEqual(new Set([commit]));
    },
  );

  it.each(files)('use existing inputs and outputs, with accepted values: %s', (_, content) => {
    for (const { jobs } of [readWorkflow(content)])
      for (const { steps } of Object.values(jobs)) {
        const ours = steps.filter(isHeadwater);
        expect(ours).toHaveLength(1);
        for (const { with: inputs = {}, id } of ours) {
          expect(Object.keys(inputs).filter((name) => !(name in declaredInputs))).toEqual([]);
          expect(() => readInputs(variablesOf(inputs))).not.toThrow();
          const used = [...JSON.stringify(steps).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
          for (const [, step, output = ''] of used) {
            expect(step).toBe(id);
            expect(declaredOutputs).toHaveProperty(output);
          }
        }
      }
  });

  const asking = files.filter(([name]) => name !== 'comment.yml');

  it.each(asking)('give address and token only to the steps that need them: %s', (_, content) => {
    for (const step of stepsOf(readWorkflow(content)))
      expect(Object.keys(step.env ?? {})).toEqual(isHeadwater(step) ? catalogVariables : []);
    expect(content.match(/secrets\.\w+/g)).toHaveLength(
      stepsOf(readWorkflow(content)).filter(isHeadwater).length,
    );
  });

  it.each(files)('upload each plan under a name that an apply searches for: %s', (_, content) => {
    for (const steps of Object.values(readWorkflow(content).jobs).map((job) => job.steps)) {
      const command = steps.find(isHeadwater)?.with?.['command'];
      const uploads = steps.filter(({ with: inputs }) =>
        /\.plan-path\b/.test(String(inputs?.['path'])),
      );
      expect(uploads).toHaveLength(command === 'plan' ? 1 : 0);
      for (const upload of uploads) expect(upload.with?.['name']).toMatch(/^headwater-plan/);
    }
  });

  it('the comment follows the workflow of the plan by its name, and gets no secret', () => {
    const [plan, comment] = ['plan.yml', 'comment.yml'].map(
      (name) => exampleWorkflows().get(name) ?? '',
    );
    const names = [exampleWorkflows().get(CALLER), plan].map(
      (text = '') => /^name: (.*)$/m.exec(text)?.[1],
    );
    expect(readWorkflow(comment ?? '').on).toMatchObject({ workflow_run: { workflows: names } });
    expect(comment).not.toMatch(/secrets\./);
  });

  it.each(files.filter(([, content]) => /command: plan$/m.test(content)))(
    'plan in a merge queue too, where no apply runs: %s',
    (_, content) => {
      const { on, jobs } = readWorkflow(content);
      expect(on).toHaveProperty('merge_group');
      // The branch of a merge queue is none of those that an apply runs on.
      expect(jobs['apply']?.if ?? '').not.toMatch(/merge_group/);
    },
  );

  it.each(files)(
    'never cancel an apply, and never run two applies of a stack at once: %s',
    (_, content) => {
      const workflow = readWorkflow(content);
      for (const job of Object.values(workflow.jobs)) {
        if (job.steps.find(isHeadwater)?.with?.['command'] !== 'apply') continue;
        const concurrency = job.concurrency ?? workflow.concurrency;
        expect(concurrency?.['cancel-in-progress']).toBe(false);
        // A group with the number of the run in its name would not stop a second run.
        expect(concurrency?.group).toBe('headwater-apply');
        expect(job.environment).toBe('datahub');
      }
    },
  );
});

describe('the workflows of this repository', () => {
  it.each([...workflowsIn('.github/workflows')])(
    'are accepted by the parser of GitHub, and pin each action: %s',
    async (name, content) => {
      expect(await workflowErrors(name, content)).toEqual([]);
      for (const { uses } of stepsOf(readWorkflow(content)))
        if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$|^\$\//);
    },
  );

  it('a release publishes with provenance after all that CI runs, and moves the tag of the action last', () => {
    const { permissions: top, jobs } = readWorkflow(
      workflowsIn('.github/workflows').get('release.yml') ?? '',
    );
    const { ci, assets, publish, release } = jobs;
    expect(top).toEqual({});
    expect(Object.keys(jobs)).toEqual(['ci', 'assets', 'publish', 'release']);
    expect(ci?.uses).toBe('./.github/workflows/ci.yml');
    expect(assets?.permissions).toEqual({ contents: 'read' });
    expect(publish).toMatchObject({ needs: ['ci', 'assets'], environment: 'release' });
    expect(publish?.permissions).toEqual({ 'id-token': 'write' });
    expect(publish?.steps.at(-1)?.run).toContain('npm publish ./headwater-*.tgz --provenance');
    expect(release).toMatchObject({ needs: 'publish', permissions: { contents: 'write' } });
    expect(release?.steps.at(-1)?.run).toContain('git/refs/tags/$major');
  });

  it('a job of a release with rights runs no file of the repository and no package', () => {
    const { jobs } = readWorkflow(workflowsIn('.github/workflows').get('release.yml') ?? '');
    for (const { steps } of [jobs['publish'], jobs['release']].flatMap((job) => job ?? [])) {
      expect(JSON.stringify(steps)).not.toMatch(
        /actions\/checkout|npm (?:ci|i|install|run)\b|node /,
      );
      for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    }
  });
});

const catalogVariables = ['DATAHUB_GMS_URL', 'DATAHUB_GMS_TOKEN'];

/** Each action with the commits that the examples pin it to. */
const pins = [...exampleWorkflows().values()]
  .flatMap((content) => stepsOf(readWorkflow(content)))
  .reduce((all, { uses = '' }: WorkflowStep) => {
    const [name = '', commit = ''] = uses.split('@');
    return all.set(name, new Set([...(all.get(name) ?? []), commit]));
  }, new Map<string, ReadonlySet<string>>());

/** The environment variables that the runner makes of inputs. Expressions count as empty. */
function variablesOf(inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const variables = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    String(value).replace(/\$\{\{.*?\}\}/g, ''),
  ]);
  return Object.fromEntries(variables);
}
