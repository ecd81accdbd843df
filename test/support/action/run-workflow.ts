import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../tooling/checks/project-files.js';
import { type StepTrigger, stepEvent } from './events.js';
import { type Contexts, interpolate, interpolateAll, isTrue } from './expressions.js';
import { type Job, readWorkflow, type WorkflowStep } from './workflows.js';
import { type ActionWorld, isStranger, type StepRun } from './world.js';

/** A workflow file that calls one of this repository, with what its repository has for it. */
export interface Calling {
  /** The text of the workflow file, and its path. */
  readonly text: string;
  readonly path: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Secrets of an environment, by its name. */
  readonly environments?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a user enters for a run by hand. */
  readonly entered?: Readonly<Record<string, string>>;
}

/** A job that ran. */
export interface JobRun {
  /** As GitHub shows it: `CALLER / CALLED`. */
  readonly name: string;
  readonly environment: string;
  readonly group: string | undefined;
  readonly run: StepRun;
  /** The names of the artifacts that it uploaded. */
  readonly artifacts: readonly string[];
}

/** A job that an event starts, with the contexts of its expressions. */
export interface StartedJob {
  readonly name: string;
  readonly job: Job;
  readonly contexts: Contexts;
}

/** Runs the jobs that an event starts, each step of them for real. */
export async function runWorkflow(
  world: ActionWorld,
  calling: Calling,
  on: StepTrigger,
): Promise<readonly JobRun[]> {
  const { state } = world.github;
  const { payload, ref, run } = stepEvent(on, state);
  const event = { ...payload, inputs: calling.entered ?? null };
  const isForeign = on.event === 'pull_request' && isStranger(on.pull, state);
  const secrets = isForeign ? {} : calling.secrets;
  const github = { event_name: run.event, ref, event };
  const jobs: JobRun[] = [];
  for (const started of startedJobs({ ...calling, secrets }, github))
    jobs.push(await runJob(world, started, { path: calling.path, on }));
  return jobs;
}

/** Lists the jobs of the called workflow that an event starts. */
export function startedJobs(calling: Calling, github: Contexts): readonly StartedJob[] {
  const { jobs, permissions } = readWorkflow(calling.text);
  return Object.entries(jobs).flatMap(([caller, { uses = '', with: given, secrets = {} }]) => {
    const called = calledWorkflow(uses);
    const inputs = interpolateAll({ ...called.defaults, ...given }, { github });
    const passed = interpolateAll(secrets, { secrets: calling.secrets, github });
    for (const job of Object.values(called.jobs)) expectGranted(job.permissions, permissions);
    return Object.entries(called.jobs)
      .filter(([, job]) => isTrue(job.if, { github, inputs }))
      .map(([name, job]) => ({
        name: `${caller} / ${name}`,
        job,
        contexts: { github, inputs, secrets: ownSecrets(job, { ...calling, inputs, passed }) },
      }));
  });
}

interface Passed extends Calling {
  readonly inputs: Readonly<Record<string, string>>;
  readonly passed: Readonly<Record<string, string>>;
}

/** A secret of the environment takes the place of the passed one with its name. */
function ownSecrets({ environment = '' }: Job, { environments, inputs, passed }: Passed) {
  const own = environments?.[interpolate(environment, { inputs })] ?? {};
  return Object.fromEntries(
    Object.entries(passed).map(([name, value]) => [name, own[name] ?? value]),
  );
}

/** Reads the workflow of this repository that a job calls at a tag. */
function calledWorkflow(uses: string) {
  const path = /^headwater-lineage\/headwater\/(\.github\/workflows\/[\w-]+\.yml)@v\d+$/.exec(
    uses,
  )?.[1];
  expect(path, uses).toBeDefined();
  const { on, jobs } = parse(readFileSync(join(projectRoot, path ?? ''), 'utf8'));
  const inputs: Readonly<Record<string, { default?: string }>> = on.workflow_call.inputs;
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']);
  return {
    defaults: Object.fromEntries(defaults) as Readonly<Record<string, string>>,
    jobs: jobs as Readonly<Record<string, Job>>,
  };
}

/** GitHub starts no job of a run if one of them asks for more than the caller grants. */
function expectGranted(asked: Job['permissions'] = {}, granted: unknown): void {
  const levels = ['none', 'read', 'write'];
  for (const [name, level] of Object.entries(asked)) {
    const ceiling = (granted as Readonly<Record<string, string>>)[name] ?? 'none';
    expect(levels.indexOf(level), name).toBeLessThanOrEqual(levels.indexOf(ceiling));
  }
}

interface Place {
  readonly path: string;
  readonly on: StepTrigger;
}

async function runJob(
  world: ActionWorld,
  { name, job, contexts }: StartedJob,
  { path, on }: Place,
): Promise<JobRun> {
  const [checkout, act, ...rest] = job.steps;
  expect(checkout?.uses).toMatch(/^actions\/checkout@/);
  const id = world.github.state.newId();
  const { command = '', ...inputs } = interpolateAll(inputsOf(act), contexts);
  const run = await world.action({
    ...{ command, inputs, on, workflow: path, job: name, permissions: job.permissions ?? {} },
    env: interpolateAll(act?.env, contexts),
    checkout: { depth: Number(checkout?.with?.['fetch-depth'] ?? 1) },
  });
  const after = {
    ...{ ...contexts, job: { check_run_id: id } },
    steps: { [act?.id ?? '']: { outputs: run.outputs } },
  };
  const artifacts: string[] = [];
  for (const step of rest.filter((one) => isTrue(one.if, after, run.code === 0)))
    artifacts.push(await upload(world, run, interpolateAll(uploaded(step), after)));
  const [environment = '', group] = [job.environment, job.concurrency?.group].map(
    (text) => text && interpolate(text, contexts),
  );
  return { name, environment, group, run, artifacts };
}

/** Returns the inputs of the step that runs the committed bundle, which its action declares. */
function inputsOf({ uses = '', with: given = {} }: WorkflowStep = {}) {
  const folder = /^\$\/([\w./-]+)$/.exec(uses)?.[1] ?? '';
  const { inputs, runs } = parse(readFileSync(join(projectRoot, folder, 'action.yml'), 'utf8'));
  expect(normalize(join(folder, runs.main))).toBe(join('dist', 'index.js'));
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  return given;
}

function uploaded({ uses, with: given }: WorkflowStep) {
  expect(uses).toMatch(/^actions\/upload-artifact@/);
  return given;
}

async function upload(
  world: ActionWorld,
  run: StepRun,
  { name = '', path = '' }: Readonly<Record<string, string>>,
): Promise<string> {
  expect(name).toMatch(/^[^"<>:|*?\\/\r\n]+$/);
  if (path === run.outputs['plan-path']) await world.uploadArtifact(run, name);
  else expect(existsSync(join(run.workspace, path)) || existsSync(path), path).toBe(true);
  return name;
}
