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
    ['monorepo.yml', true],
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
