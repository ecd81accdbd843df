import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredOutputs } from '../../src/action/declared-outputs.js';
import { type DeclaredInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { projectRoot } from '../toolchain/project-files.js';

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
  return Object.entries(parts).reduce((text, [name, part]) => withPart(text, name, part()), readme);
}

function withPart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest, ...others] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`the README has no part ${name}, or several`);
  return `${before}${begin}\n${part}\n${end}${after}`;
}

function inputsTable(): string {
  const rows = Object.entries<DeclaredInput>(declaredInputs).map(([name, input]) => [
    `\`${name}\``,
    defaultOf(input),
    input.description,
  ]);
  return table([['Input', 'Default', 'Meaning'], ...rows]);
}

function outputsTable(): string {
  return table([
    ['Output', 'Meaning'],
    ...Object.entries(declaredOutputs).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ]);
}

function defaultOf({ required, default: usual }: DeclaredInput): string {
  if (required) return 'required';
  return usual === undefined ? '' : `\`${usual}\``;
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}

function workflowBlock(name: string): string {
  return `\`\`\`yaml\n${readFileSync(join(projectRoot, 'examples/github-workflows', name), 'utf8')}\`\`\`\n`;
}
