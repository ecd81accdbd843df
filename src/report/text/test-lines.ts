import { formatPlace } from '../../errors/place.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { Violation } from '../../plan/document/test-outcome.js';
import { escapeControls } from '../words/escape.js';
import {
  ageWord,
  outcomePhrase,
  plannedViolations,
  type ShownViolations,
  type TestLabel,
  testLabel,
  toldTests,
  violationTexts,
} from '../words/test-phrases.js';
import { nameWidth, rowLines, type TextRow } from './rows.js';
import type { Paint, TextContext } from './text-context.js';

/**
 * Renders the tests of a plan that did not simply hold, each with the violations that the plan
 * makes. Empty if there are none.
 */
export function planTestsText({ tests, guards }: PlanDocument, context: TextContext): string {
  const told = toldTests(tests);
  if (told.length === 0) return '';
  const lines = told.flatMap((outcome) => [
    `${labelText(testLabel(outcome, guards), context.paint)} ${escapeControls(`${outcome.name}: ${outcomePhrase(outcome)}`)}`,
    ...violationLines(plannedViolations(outcome), context),
  ]);
  return `${context.paint.title('Lineage tests')}\n${lines.join('\n')}\n`;
}

const paints: Readonly<Record<TestLabel['word'], keyof Paint>> = {
  error: 'error',
  refused: 'error',
  warning: 'warning',
  lifted: 'warning',
  skipped: 'faint',
  fixed: 'create',
  held: 'create',
};

/** `error HW3050` */
export function labelText({ word, code }: TestLabel, paint: Paint): string {
  return paint[paints[word]](code === null ? word : `${word} ${code}`);
}

/** Lists violations, one row each with the declaration that makes it, and transforms below it. */
export function violationLines(
  { shown, more }: ShownViolations,
  context: TextContext,
): readonly string[] {
  const rows = shown.map((one) => violationRow(one, context.paint));
  const width = nameWidth(
    rows.filter(({ beside }) => beside.length > 0),
    context.columns,
  );
  return [
    ...shown.flatMap((one) => oneViolation(one, width, context)),
    ...(more > 0 ? [`  ... and ${more} more`] : []),
  ];
}

function oneViolation(one: Violation, width: number, context: TextContext): readonly string[] {
  const row = violationRow(one, context.paint);
  const [, ...more] = violationTexts(one);
  const indent = ' '.repeat(row.label.length + 5);
  return [
    ...(row.beside.length > 0
      ? rowLines(row, width, context)
      : [`  ${row.paint(`${row.label} ${row.what}`)}`]),
    ...more.map((line) => `${indent}${escapeControls(line)}`),
  ];
}

function violationRow(one: Violation, paint: Paint): TextRow {
  const [what] = violationTexts(one);
  return {
    label: ageWord(one) || '-',
    what: escapeControls(what),
    beside: one.place === null ? [] : [escapeControls(formatPlace(one.place))],
    paint: one.made === true ? paint.error : (text) => text,
  };
}
