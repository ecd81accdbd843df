import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parse } from 'yaml';
import { projectRoot } from '../../tooling/checks/project-files.js';

export interface Workflow {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly environment?: string;
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  /** A workflow that the job runs instead of steps. */
  readonly uses?: string;
  /** The inputs and secrets of that workflow. */
  readonly with?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly steps: readonly WorkflowStep[];
}

export interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress': boolean;
}

export interface WorkflowStep {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Every example workflow as text, by the name of its file. */
export function exampleWorkflows(): ReadonlyMap<string, string> {
  return workflowsIn('examples/github-workflows');
}

/** The workflows of a folder of the project as text, by the name of their file. */
export function workflowsIn(path: string): ReadonlyMap<string, string> {
  const folder = join(projectRoot, path);
  return new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * Returns the errors that GitHub's own parser finds in a workflow and in its expressions, and in its
 * calls of workflows of this repository.
 */
export async function workflowErrors(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const calls = { fetchReusableWorkflowDepth: 1 };
  if (value !== undefined) await convertWorkflowTemplate(context, value, calledWorkflows, calls);
  return context.errors.getErrors().map(({ message }) => message);
}

const calledWorkflows = {
  getFileContent: async ({ path }: { readonly path: string }) => ({
    name: path,
    content: readFileSync(join(projectRoot, path), 'utf8'),
  }),
};

export function readWorkflow(content: string): Workflow {
  return parse(content);
}

/** Every step of a workflow. */
export function stepsOf({ jobs }: Workflow): readonly WorkflowStep[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** Returns true if a step uses Headwater. */
export function isHeadwater({ uses }: WorkflowStep): boolean {
  return uses?.startsWith('headwater-lineage/headwater@') ?? false;
}

/** The permissions that the job of a plan needs, and those of an apply. */
export const planning = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
export const applying = { ...planning, actions: 'read' };
