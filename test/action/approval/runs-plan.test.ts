import { describe, expect, it } from 'vitest';
import { runsPlan } from '../../../src/action/approval/why-not-reviewed.js';
import { exampleWorkflows } from '../../support/action/workflows.js';

const ACTION = 'headwater-lineage/headwater';

function workflow(step: string): string {
  return `on: pull_request\njobs:\n  one:\n    steps: [{uses: other/action@v1}]\n  two:\n    steps:\n      - ${step}\n`;
}

describe('runsPlan', () => {
  it.each([
    ['plan.yml', true],
    ['lineage.yml', true],
    ['apply.yml', false],
    ['drift.yml', false],
  ])('for the example %s is %s', (name, expected) => {
    expect(runsPlan(exampleWorkflows().get(name) ?? '', ACTION)).toBe(expected);
  });

  it.each([
    ['the action', '{uses: headwater-lineage/headwater@v1, with: {command: plan}}', ACTION, true],
    [
      'the action in other letter case',
      '{uses: Headwater-Lineage/Headwater@v1, with: {command: plan}}',
      ACTION,
      true,
    ],
    [
      'another command',
      '{uses: headwater-lineage/headwater@v1, with: {command: validate}}',
      ACTION,
      false,
    ],
    ['another action', '{uses: somebody/terraform@v1, with: {command: plan}}', ACTION, false],
    [
      'an action whose name has the same beginning',
      '{uses: headwater-lineage/headwater-more@v1, with: {command: plan}}',
      ACTION,
      false,
    ],
    ['an action of the checkout', '{uses: ./, with: {command: plan}}', ACTION, false],
    ['this action as an action of the checkout', '{uses: ./, with: {command: plan}}', null, true],
    ['a step of another kind', '{run: echo plan}', ACTION, false],
  ])('recognizes %s', (_, step, action, expected) => {
    expect(runsPlan(workflow(step), action)).toBe(expected);
  });

  const called = '.github/workflows/lineage.yml';
  it.each([
    ['at a tag', `${ACTION}/${called}@v1`, ACTION, true],
    ['in other letter case', `Headwater-Lineage/headwater/${called}@v1`, ACTION, true],
    ['of the repository of another action', `${ACTION}/${called}@v1`, 'somebody/terraform', false],
    ['of another repository', `somebody/headwater/${called}@v1`, ACTION, false],
    ['of a repository of this name below another', `mallory/${ACTION}/${called}@v1`, ACTION, false],
    ['with another name', `${ACTION}/.github/workflows/ci.yml@v1`, ACTION, false],
    ['with a longer name', `${ACTION}/${called}.yml@v1`, ACTION, false],
    ['in another folder', `${ACTION}/examples/github-workflows/lineage.yml@v1`, ACTION, false],
    ['without a version', `${ACTION}/${called}`, ACTION, false],
    ['of the checkout', `./${called}`, ACTION, false],
    ['of the checkout, with the action of the checkout', `./${called}`, null, false],
  ])('decides on a call of the workflow %s', (_, uses, action, expected) => {
    expect(runsPlan(`on: pull_request\njobs: {one: {uses: ${uses}}}\n`, action)).toBe(expected);
  });

  it('ignores a call of the workflow in a step', () => {
    expect(runsPlan(workflow(`{uses: ${ACTION}/${called}@v1}`), ACTION)).toBe(false);
  });

  it.each([
    '',
    'jobs: 1',
    '[a, b',
    'jobs: {one: null}',
    'jobs: {one: {steps: [1, null]}}',
    '\u0000',
  ])('returns false for %j', (text) => {
    expect(runsPlan(text, ACTION)).toBe(false);
  });
});
