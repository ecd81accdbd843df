import { type ActionInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { declaredOutputs } from '../../src/action/outputs.js';

const opening = `# Made from src/action/inputs/declared-inputs.ts and src/action/outputs.ts by npm run docs action.
name: Headwater
description: Lineage as code for DataHub-compatible catalogs. Plans on the pull request, applies what was reviewed on merge.
branding:
  icon: git-merge
  color: blue
runs:
  using: node24
  main: dist/index.js
`;

/** Builds `action.yml`, with inputs and outputs from the tables. */
export function actionManifest(): string {
  const inputs = Object.entries<ActionInput>(declaredInputs).map(([name, input]) =>
    inputEntry(name, input),
  );
  const outputs = Object.entries(declaredOutputs).map(([name, meaning]) =>
    entry(name, [['description', meaning]]),
  );
  return `${opening}inputs:\n${inputs.join('')}outputs:\n${outputs.join('')}`;
}

function inputEntry(name: string, { description, required, default: usual }: ActionInput): string {
  const always: readonly Field[] = [
    ['description', description],
    ['required', required ?? false],
  ];
  return entry(name, usual === undefined ? always : [...always, ['default', usual]]);
}

type Field = readonly [key: string, value: string | boolean];

function entry(name: string, fields: readonly Field[]): string {
  return [`  ${name}:`, ...fields.map(([key, value]) => `    ${key}: ${scalar(value)}`), ''].join(
    '\n',
  );
}

/** Quotes every text, so that YAML never reads it as another type. */
function scalar(value: string | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
