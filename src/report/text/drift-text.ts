import type { Drift } from '../../insight/drift/drift.js';
import {
  driftNextStep,
  driftSummary,
  ingestionHint,
  pendingLines,
} from '../words/describe-difference.js';
import { escapeControls } from '../words/escape.js';
import { catalogPhrase, stackPhrase } from '../words/target-phrases.js';
import { differencesText } from './differences-text.js';
import { driftTree, isCounted } from './drift-tree.js';
import { findingsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a drift: the differences and writers of each dataset, then findings and the next step.
 * The last line is `No drift.` or begins with `Drift:`, so that scripts can search for it.
 */
export function driftText(drift: Drift, context: TextContext): string {
  const { datasets, findings } = drift;
  const render = context.full ? differencesText : driftTree;
  const blocks = [
    header(drift, context),
    ...(datasets.length > 0 ? [render(datasets, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(!context.full && datasets.some(isCounted) ? [FULL_HINT] : []),
    ...pendingLines(drift.summary),
    ...ingestionHint(drift),
    ...driftNextStep(drift),
    driftSummary(drift),
  ];
  return `${blocks.join('\n')}\n`;
}

const FULL_HINT = 'All elements: headwater drift --full';

function header({ target }: Drift, { paint }: TextContext): string {
  const about = `${stackPhrase(target, escapeControls)} -> ${catalogPhrase(target, escapeControls)}`;
  return `${paint.title(`Headwater drift · ${about}`)}\n`;
}
