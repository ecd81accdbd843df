import type { Step } from '../apply-steps.js';
import { element, type Html, NOTHING, text } from './element.js';
import { code, section } from './section.js';

/** Renders the steps to apply a plan. Empty without steps. */
export function stepsSection(steps: readonly Step[]): Html {
  if (steps.length === 0) return NOTHING;
  const items = steps.map((step) =>
    element(
      'li',
      {},
      ...step.map((words) => (typeof words === 'string' ? text(words) : code(words.code))),
    ),
  );
  return section('Apply it', element('ul', {}, ...items));
}
