import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclaredInput, declaredInputs } from '../../../src/action/inputs/declared-inputs.js';
import { declaredOutputs } from '../../../src/action/outputs.js';
import { projectRoot } from '../../toolchain/project-files.js';
import { markdownTable, withParts } from '../docs/generated-parts.js';

/** Generators of the parts of the README between `<!-- NAME -->` and `<!-- /NAME -->`. */
const parts: Readonly<Record<string, () => string>> = {
  inputs: inputsTable,
  outputs: outputsTable,
  'plan.yml': () => workflowBlock('plan.yml'),
  'apply.yml': () => workflowBlock('apply.yml'),
};

/**
 * Returns the README with its parts about the action generated from the tables and the example
 * workflows.
 */
export function readmeWithAction(readme: string): string {
  return withParts(readme, parts);
}

function inputsTable(): string {
  const rows = Object.entries<DeclaredInput>(declaredInputs).map(([name, input]) => [
    `\`${name}\``,
    defaultOf(input),
    input.description,
  ]);
  return markdownTable([['Input', 'Default', 'Meaning'], ...rows]);
}

function outputsTable(): string {
  return markdownTable([
    ['Output', 'Meaning'],
    ...Object.entries(declaredOutputs).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ]);
}

function defaultOf({ required, default: usual }: DeclaredInput): string {
  if (required) return 'required';
  return usual === undefined ? '' : `\`${usual}\``;
}

function workflowBlock(name: string): string {
  return `\`\`\`yaml\n${readFileSync(join(projectRoot, 'examples/github-workflows', name), 'utf8')}\`\`\`\n`;
}
