import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { convertActionTemplate } from '@actions/workflow-parser/actions/action-template';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ActionInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { declaredOutputs } from '../../src/action/outputs.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import { withActionParts } from './action-page.js';
import { actionManifest } from './manifest.js';

const file = (path: string) => join(projectRoot, path);
const text = () => readFileSync(file('action.yml'), 'utf8');

describe('action.yml', () => {
  it('matches the tables in the sources; npm run docs action updates it', async () => {
    await expect(actionManifest()).toMatchFileSnapshot(file('action.yml'));
  });

  it('lists exactly the inputs and outputs that the code uses', () => {
    const { inputs, outputs, runs } = parse(text());
    const declared = Object.entries<ActionInput>(declaredInputs).map(
      ([name, { values, required = false, ...rest }]) => [name, { ...rest, required }],
    );
    expect(inputs).toEqual(Object.fromEntries(declared));
    expect(outputs).toEqual(
      Object.fromEntries(
        Object.entries(declaredOutputs).map(([name, description]) => [name, { description }]),
      ),
    );
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });

  it('is accepted by the parser of GitHub', () => {
    const { context, value } = parseAction(
      { name: 'action.yml', content: text() },
      new NoOperationTraceWriter(),
    );
    expect(context.errors.getErrors()).toEqual([]);
    if (value === undefined) throw new Error('nothing was parsed');
    const action = convertActionTemplate(context, value);
    expect(action.inputs?.map(({ id }) => id)).toEqual(Object.keys(declaredInputs));
    expect(action.outputs?.map(({ id }) => id)).toEqual(Object.keys(declaredOutputs));
  });

  it('and the action setup are accepted by the parser of GitHub', () => {
    const content = readFileSync(file('setup/action.yml'), 'utf8');
    const { context } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors()).toEqual([]);
  });

  it('is rejected by the parser of GitHub with a mistake in it', () => {
    const { context } = parseAction(
      { name: 'action.yml', content: text().replace('using: node24', 'using: node99') },
      new NoOperationTraceWriter(),
    );
    expect(context.errors.getErrors()).not.toEqual([]);
  });

  it('lists the values of each choice in its description', () => {
    for (const { values = [], description } of Object.values<ActionInput>(declaredInputs)) {
      if (values.includes('true')) continue;
      for (const value of values) expect(description).toContain(`\`${value}\``);
    }
  });
});

describe('docs/github.md', () => {
  it('contains the tables of inputs and outputs and the workflows; npm run docs action updates them', async () => {
    const page = file('docs/github.md');
    await expect(withActionParts(readFileSync(page, 'utf8'))).toMatchFileSnapshot(page);
  });
});
