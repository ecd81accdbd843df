import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ActionInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { declaredOutputs } from '../../src/action/outputs.js';
import { markdownTable, withParts } from '../support/docs/generated-parts.js';
import { projectRoot } from '../tooling/checks/project-files.js';

/** Generators of the parts of `docs/github.md` between `<!-- NAME -->` and `<!-- /NAME -->`. */
const parts: Readonly<Record<string, () => string>> = {
  inputs: inputsTable,
  outputs: outputsTable,
  'workflow-inputs': workflowInputsTable,
  'lineage.yml': () => workflowBlock('lineage.yml'),
};

/**
 * Returns the page about the action, with its parts generated from the tables and the example
 * workflows.
 */
export function withActionParts(page: string): string {
  return withParts(page, parts);
}

function inputsTable(): string {
  const rows = Object.entries<ActionInput>(declaredInputs).map(([name, input]) => [
    `\`${name}\``,
    defaultOf(input),
    input.description,
  ]);
  return markdownTable([['Input', 'Default', 'Meaning'], ...rows]);
}

/** The inputs of the workflow to call. */
function workflowInputsTable(): string {
  const workflow = readFileSync(join(projectRoot, '.github/workflows/lineage.yml'), 'utf8');
  const { inputs } = parse(workflow).on.workflow_call;
  const rows = Object.entries<ActionInput>(inputs).map(([name, input]) => [
    `\`${name}\``,
    defaultOf(input),
    `${input.description}.`,
  ]);
  return markdownTable([['Input', 'Default', 'Meaning'], ...rows]);
}

function outputsTable(): string {
  return markdownTable([
    ['Output', 'Meaning'],
    ...Object.entries(declaredOutputs).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ]);
}

function defaultOf({ required, default: usual }: ActionInput): string {
  if (required) return 'required';
  return usual === undefined ? '' : `\`${usual}\``;
}

function workflowBlock(name: string): string {
  return `\`\`\`yaml\n${readFileSync(join(projectRoot, 'examples/github-workflows', name), 'utf8')}\`\`\`\n`;
}
