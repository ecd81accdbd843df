import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../tooling/checks/project-files.js';

/** A job of a pipeline: scripts that run in a fresh checkout, and the files that it hands on. */
export interface PipelineJob {
  /** Each runs in a shell of its own, as the system starts it. */
  readonly scripts: readonly string[];
  /** Scripts that run even if a script has failed. */
  readonly after: readonly string[];
  /** Paths of files for later jobs. */
  readonly kept: readonly string[];
}

export interface Pipeline {
  readonly plan: PipelineJob;
  readonly apply: PipelineJob;
  readonly drift: PipelineJob;
}

/** Reads the jobs of the pipeline in docs/pipelines.md under a heading. */
export function documentedPipeline(heading: keyof typeof readers): Pipeline {
  const page = readFileSync(join(projectRoot, 'docs/pipelines.md'), 'utf8');
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const blocks = [...part.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const [text, ...more] = blocks;
  if (text === undefined || more.length > 0)
    throw new Error(`${heading} has ${blocks.length} blocks of code`);
  const read = (name: string) => readers[heading](text, name);
  return { plan: read('plan'), apply: read('apply'), drift: read('drift') };
}

const readers = {
  GitLab: gitlabJob,
  'Azure Pipelines': azureJob,
  'Bitbucket Pipelines': bitbucketJob,
  Jenkins: jenkinsJob,
};

/** GitLab joins the lines of a job to one script, and runs those after it in another shell. */
function gitlabJob(text: string, name: string): PipelineJob {
  const { default: usual, [name]: job } = parse(text);
  return {
    scripts: [[...usual.before_script, ...job.script].join('\n')],
    after: job.after_script ?? [],
    kept: job.artifacts?.paths ?? [],
  };
}

interface AzureStep {
  readonly script?: string;
  readonly condition?: string;
  readonly publish?: string;
}

function azureJob(text: string, name: string): PipelineJob {
  const { jobs } = parse(text).stages.find(({ stage }: { stage: string }) => stage === name);
  const [{ steps, strategy }] = jobs;
  const all: readonly AzureStep[] = steps ?? strategy.runOnce.deploy.steps;
  const scripts = (isAlways: boolean) =>
    all.flatMap(({ script, condition }) =>
      script !== undefined && (condition === 'always()') === isAlways ? [script] : [],
    );
  return {
    ...{ scripts: scripts(false), after: scripts(true) },
    kept: all.flatMap(({ publish }) => publish ?? []),
  };
}

interface BitbucketStep {
  readonly step: {
    readonly name: string;
    readonly script: readonly string[];
    readonly artifacts?: readonly string[];
  };
}

function bitbucketJob(text: string, name: string): PipelineJob {
  const { 'pull-requests': reviews, branches, custom } = parse(text).pipelines;
  const steps: readonly BitbucketStep[] = [...reviews['**'], ...branches.main, ...custom.drift];
  const [{ step } = fail(name)] = steps.filter((one) => one.step.name === name);
  const kept = (step.artifacts ?? []).map((path) => path.replace('**', ''));
  return { scripts: [step.script.join('\n')], after: [], kept };
}

/** A job is a stage, in the workspace of the stages before it. */
function jenkinsJob(text: string, name: string): PipelineJob {
  const title = `stage('${name[0]?.toUpperCase()}${name.slice(1)}')`;
  const stage = text.split(title)[1]?.split("stage('")[0] ?? fail(name);
  const scripts = [...stage.matchAll(/\bsh '([^']+)'/g)].map(([, script = '']) => script);
  const kept = /artifacts: '([^']+)'/.exec(stage)?.[1]?.split(',') ?? [];
  return { scripts, after: [], kept: kept.map((path) => path.replace('*', '')) };
}

function fail(name: string): never {
  throw new Error(`no job ${name}`);
}
