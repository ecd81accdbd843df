import { formatPlace } from '../../errors/place.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import type { TestReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';
import { listWords } from '../words/pluralize.js';
import { stackPhrase } from '../words/target-phrases.js';
import {
  allShown,
  besidesTests,
  isFixed,
  outcomePhrase,
  selectedPhrase,
  testBasis,
  testLabel,
  testsIn,
  testsSummary,
  violatedTests,
} from '../words/test-phrases.js';
import { findingsText } from './findings-text.js';
import { labelText, violationLines } from './test-lines.js';
import type { TextContext } from './text-context.js';

/**
 * Renders the outcomes of lineage tests: violated tests with their paths, skipped tests, fixed and
 * held ones, then the other findings. The last line begins with `Tests:`, so that scripts can search
 * for it.
 */
export function testsText(
  { tests: document, explained = false }: TestReport,
  context: TextContext,
): string {
  const { tests, target } = document;
  const violated = violatedTests(tests);
  const isTold = (one: TestOutcome) => explained || context.full || isFixed(one);
  const held = testsIn('held', tests);
  const block = (one: TestOutcome) => testBlock(one, { explained, context });
  const findings = besidesTests(document.findings, tests);
  const title = context.paint.title(`Headwater test · ${stackPhrase(target, escapeControls)}`);
  const blocks = [
    `${title}\n${escapeControls(testBasis(document))}\n`,
    ...[...violated, ...testsIn('skipped', tests), ...held.filter(isTold)].map(block),
    heldLine(held.filter((one) => !isTold(one))),
    findings.length > 0 ? findingsText(findings, context) : '',
    `${testsSummary(tests)}\n`,
  ];
  return blocks.filter((text) => text !== '').join('\n');
}

interface BlockOptions {
  /** True to say what the test means and selects. */
  readonly explained: boolean;
  readonly context: TextContext;
}

function testBlock(outcome: TestOutcome, { explained, context }: BlockOptions): string {
  const { name, place, state, sentence, description } = outcome;
  const { paint } = context;
  const head = `${labelText(testLabel(outcome), paint)} ${paint.title(escapeControls(name))}  ${paint.faint(escapeControls(formatPlace(place)))}`;
  const meaning = explained || state === 'violated' ? [sentence, description ?? ''] : [];
  const facts = [
    ...meaning,
    ...(explained ? [selectedPhrase(outcome)] : []),
    outcomePhrase(outcome),
  ];
  const lines = [
    head,
    ...facts.filter((fact) => fact !== '').map((fact) => `  ${escapeControls(fact)}`),
    ...violationLines(allShown(outcome), context),
  ];
  return `${lines.join('\n')}\n`;
}

const MAX_NAMED = 10;

/** `Held: a, b and 9 more`. Empty without tests. */
function heldLine(held: readonly TestOutcome[]): string {
  if (held.length === 0) return '';
  const names = held.slice(0, MAX_NAMED).map(({ name }) => escapeControls(name));
  const more = held.length - names.length;
  return `Held: ${listWords([...names, ...(more > 0 ? [`${more} more`] : [])])}\n`;
}
