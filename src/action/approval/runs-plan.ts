import { readYamlValue } from '../../tasks/read-yaml-value.js';
import { valueAt } from '../value-at.js';

/**
 * Returns true if a workflow file has a step of this action with the input `command: plan`.
 *
 * @param action `owner/name` of the action. Null if the workflow uses it from the checkout.
 */
export function runsPlan(workflow: string, action: string | null): boolean {
  const jobs = listValues(valueAt(readYamlValue(workflow), 'jobs'));
  const steps = jobs.flatMap((job) => listValues(valueAt(job, 'steps')));
  return steps.some(
    (step) =>
      isAction(valueAt(step, 'uses'), action) && valueAt(step, 'with', 'command') === 'plan',
  );
}

function isAction(uses: unknown, action: string | null): boolean {
  if (typeof uses !== 'string') return false;
  return action === null
    ? uses.startsWith('./')
    : uses.toLowerCase().startsWith(`${action.toLowerCase()}@`);
}

function listValues(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
