import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JsonObject } from '../../../src/model/json.js';
import { type GithubFake, type GithubFakeOptions, githubFake } from '../github/fake.js';
import type {
  GithubCheckRun,
  GithubIssue,
  GithubPull,
  GithubRun,
  GithubState,
  Permissions,
} from '../github/state.js';
import { artifactZip } from '../github/zip.js';
import { urnOf } from '../model/state-builders.js';
import { tempFolderInMemory } from '../server/temp-folder.js';
import { type ActionCatalog, actionCatalog } from './catalog.js';
import { type StepEvent, type StepTrigger, stepEvent } from './events.js';
import { type ActionShop, actionShop, now } from './shop.js';
import { inputVariables, runStep, type StepMode, stepFiles } from './step.js';
import { exampleWorkflows } from './workflows.js';

/** A repository on GitHub, its users, and the catalog that its workflows write to. */
export interface ActionWorld extends Omit<ActionShop, 'checkOut'> {
  readonly github: GithubFake;
  readonly catalog: ActionCatalog;
  /** Runs a job with a checkout and the action in it. */
  readonly action: (step: Step) => Promise<StepRun>;
  /** Runs the step with actions/upload-artifact after a plan. */
  readonly uploadArtifact: (run: StepRun, name?: string) => Promise<void>;
  /**
   * Plans on a pull request, and uploads the artifact if a plan exists, like the example workflow.
   */
  readonly plan: (pull: GithubPull, step?: Partial<Step>) => Promise<StepRun>;
  /** Applies the newest commit of `main`. */
  readonly apply: (step?: Partial<Step>) => Promise<StepRun>;
  readonly drift: (step?: Partial<Step>) => Promise<StepRun>;
}

export interface Step {
  readonly command: string;
  readonly on: StepTrigger;
  /** The inputs under `with:`, except for `command`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The variables under `env:`, which take precedence over all others. */
  readonly env?: Readonly<Record<string, string>>;
  /** The permissions under `permissions:`. Default: the fewest that the command needs. */
  readonly permissions?: Permissions;
  /** A commit to check out in place of the event's, and the depth of the checkout. Default: 2. */
  readonly checkout?: { readonly commit?: string; readonly depth?: number };
  /** The workflow file of the job. Default: the example with this command. */
  readonly workflow?: string;
  /** The name of the job. Default: headwater. */
  readonly job?: string;
  /** A run to run again. */
  readonly again?: StepRun;
  readonly mode?: StepMode;
  readonly signal?: AbortSignal;
}

export interface StepRun {
  readonly code: number;
  readonly stdout: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly handedOn: string;
  readonly run: GithubRun;
  /** The token of the job, for searches in outputs. */
  readonly token: string;
  readonly workspace: string;
  readonly temporaryFolder: string;
  /**
   * The comments on GitHub after the run, oldest first: those of the pull request, or all comments
   * without one.
   */
  readonly comments: readonly string[];
  readonly checkRuns: readonly GithubCheckRun[];
  readonly issues: readonly GithubIssue[];
}

/** @param workflows the workflow files on `main`. Default: the example workflows */
export async function actionWorld(
  files: Readonly<Record<string, string>>,
  options: GithubFakeOptions = {},
  workflows: Readonly<Record<string, string>> = workflowFiles(),
): Promise<ActionWorld> {
  const github = await githubFake(options);
  const catalog = await actionCatalog();
  const repository = await actionShop(github.state, { ...workflows, ...files });
  const action = (step: Step) => play(step, { github, catalog, repository });
  const uploadArtifact = (run: StepRun, name = 'headwater-plan') => upload(github, run, name);
  return {
    ...repository,
    github,
    catalog,
    action,
    uploadArtifact,
    plan: async (pull, step = {}) => {
      const run = await action({ command: 'plan', on: { event: 'pull_request', pull }, ...step });
      if ((run.outputs['plan-path'] ?? '') !== '') await uploadArtifact(run);
      return run;
    },
    apply: (step = {}) => action({ command: 'apply', on: { event: 'push' }, ...step }),
    drift: (step = {}) => action({ command: 'drift', on: { event: 'schedule' }, ...step }),
  };
}

/** The example workflows at the paths where users put them. */
function workflowFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...exampleWorkflows()].map(([name, text]) => [`.github/workflows/${name}`, text]),
  );
}

/** Returns the upstream tables of a table in the catalog, by name. */
export async function lineageIn(
  { catalog }: Pick<ActionWorld, 'catalog'>,
  table: string,
): Promise<readonly string[]> {
  const { upstreams = [] } = ((await catalog.read(table)) ?? {}) as {
    readonly upstreams?: readonly JsonObject[];
  };
  return upstreams.map(({ dataset }) => nameOf(String(dataset))).sort();
}

function nameOf(urn: string): string {
  const name = urn.split(',')[1] ?? urn;
  return urn === urnOf(name) ? name : urn;
}

interface Places {
  readonly github: GithubFake;
  readonly catalog: ActionCatalog;
  readonly repository: ActionShop;
}

async function play(step: Step, { github, catalog, repository }: Places): Promise<StepRun> {
  const { state } = github;
  const event = stepEvent(step.on, state);
  const { workflow = `.github/workflows/${step.command}.yml` } = step;
  const run = begunRun(github, { ...event.run, path: workflow, job: step.job }, step.again);
  const isForeign = step.on.event === 'pull_request' && isStranger(step.on.pull, state);
  const permissions = step.permissions ?? leastPermissions[step.command] ?? {};
  const token = github.token(isForeign ? readOnly(permissions) : permissions);
  const { commit = event.commit, depth = 2 } = step.checkout ?? {};
  const workspace = await repository.checkOut(commit, event.ref, depth);
  const temporaryFolder = tempFolderInMemory();
  const files = await stepFiles(temporaryFolder);
  const eventPath = join(temporaryFolder, 'event.json');
  await writeFile(eventPath, JSON.stringify(event.payload));
  const env = {
    ...runnerVariables(github, event, run),
    ...{
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temporaryFolder,
      ...files.env,
    },
    ...inputVariables({ command: step.command, ...step.inputs }, token),
    DATAHUB_GMS_URL: isForeign ? '' : catalog.url,
    DATAHUB_GMS_TOKEN: isForeign ? '' : catalog.token,
    ...step.env,
  };
  const end = await runStep({ mode: step.mode, workspace, env, signal: step.signal });
  run.status = 'completed';
  run.conclusion = end.code === 0 ? 'success' : 'failure';
  const number = 'pull' in step.on ? step.on.pull.number : undefined;
  const comments = state.comments.filter(({ issue }) => number === undefined || issue === number);
  return {
    ...{ ...end, run, token, workspace, temporaryFolder },
    outputs: await files.outputs(),
    summary: await files.summary(),
    handedOn: await files.handedOn(),
    comments: comments.map(({ body }) => body),
    checkRuns: structuredClone(state.checkRuns),
    issues: structuredClone(state.issues),
  };
}

/** Returns true if a pull request gets a read-only token, and no secrets of the repository. */
export function isStranger({ head, author }: GithubPull, { repository }: GithubState): boolean {
  return head.repository !== repository || author === 'dependabot[bot]';
}

const leastPermissions: Readonly<Record<string, Permissions>> = {
  validate: { contents: 'read' },
  plan: { contents: 'read', 'pull-requests': 'write', checks: 'write' },
  apply: { contents: 'read', actions: 'read', 'pull-requests': 'write', checks: 'write' },
  drift: { contents: 'read', issues: 'write' },
  comment: { contents: 'read', actions: 'read', 'pull-requests': 'write' },
};

function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(Object.keys(permissions).map((name) => [name, 'read']));
}

function begunRun(
  { state }: GithubFake,
  of: StepEvent['run'] & Pick<GithubRun, 'path' | 'job'>,
  again: StepRun | undefined,
): GithubRun {
  const earlier = again?.run;
  const run: GithubRun = {
    ...{ ...of, createdAt: now() },
    ...(earlier && { path: earlier.path, createdAt: earlier.createdAt }),
    id: earlier?.id ?? state.newId(),
    attempt: (earlier?.attempt ?? 0) + 1,
    status: 'in_progress',
    conclusion: null,
  };
  // A run has one record: that of its newest attempt.
  if (earlier) state.runs.splice(state.runs.indexOf(earlier), 1);
  state.runs.push(run);
  return run;
}

/** The variables that the runner sets for every step. */
function runnerVariables(
  { state, url }: GithubFake,
  event: StepEvent,
  run: GithubRun,
): Readonly<Record<string, string>> {
  const pages = 'https://github.example';
  return {
    ...{
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_ENVIRONMENT: 'github-hosted',
    },
    ...{
      GITHUB_API_URL: url,
      GITHUB_SERVER_URL: pages,
      GITHUB_GRAPHQL_URL: `${url.replace(/\/v3$/, '')}/graphql`,
    },
    ...{
      GITHUB_REPOSITORY: state.repository,
      GITHUB_REPOSITORY_OWNER: state.repository.split('/')[0] ?? '',
    },
    ...{ GITHUB_EVENT_NAME: event.run.event, GITHUB_SHA: event.commit, GITHUB_REF: event.ref },
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(?:heads|pull)\//, ''),
    ...{
      GITHUB_REF_TYPE: 'branch',
      GITHUB_HEAD_REF: event.headRef,
      GITHUB_BASE_REF: event.baseRef,
    },
    ...{
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
      GITHUB_RUN_NUMBER: '1',
    },
    ...{
      GITHUB_WORKFLOW: 'headwater',
      GITHUB_JOB: 'headwater',
      GITHUB_ACTION: '__self',
      GITHUB_ACTOR: event.actor,
    },
    ...{
      GITHUB_ACTION_REPOSITORY: 'headwater-lineage/headwater',
      GITHUB_WORKFLOW_REF: `${state.repository}/${run.path}@${event.ref}`,
    },
  };
}

async function upload(
  { state }: GithubFake,
  { run, outputs }: StepRun,
  name: string,
): Promise<void> {
  const path = outputs['plan-path'] ?? '';
  if (path === '') throw new Error('the step has no plan-path, so there is nothing to upload');
  const zip = artifactZip({ [basename(path)]: await readFile(path, 'utf8') });
  state.artifacts.push({ id: state.newId(), run: run.id, name, zip, expired: false });
}
