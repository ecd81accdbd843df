import type { ApplyReport, ApplyResultReport } from '../document/report-document.js';
import {
  type ApplyStop,
  type ApplyStopItem,
  describeApply,
  HELD_BACK_TITLE,
} from '../words/describe-apply.js';
import { escapeControls } from '../words/escape.js';
import { changesText } from './changes-text.js';
import { unappliedLines } from './outcomes-text.js';
import type { TextContext } from './text-context.js';

/** Renders the result of an apply whose plan was shown. Empty if the plan says it all. */
export function applyText(report: ApplyReport, context: TextContext): string {
  const { stop, closing } = describeApply(report);
  const { kind } = report.result;
  // The plan of such a result ends with the reasons, and says that nothing was written.
  const isSaid = kind === 'not-appliable' || kind === 'refused';
  const lines = [
    ...heldBackLines(report, context),
    ...(stop === null ? [] : stopLines(stop, context)),
    ...writtenLines(report.result, context),
    ...(isSaid ? [] : closing.map(escapeControls)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Lists the changes that the approved plan does not cover. */
function heldBackLines({ heldBack }: ApplyReport, context: TextContext): readonly string[] {
  return heldBack.length === 0 ? [] : [HELD_BACK_TITLE, changesText(heldBack, context)];
}

function stopLines(
  { level, code, text, items }: ApplyStop,
  { paint }: TextContext,
): readonly string[] {
  const line = ({ verb, address, why }: ApplyStopItem) =>
    `  ! ${verb === null ? '' : `${verb} `}${escapeControls(address)}: ${escapeControls(why)}`;
  return [
    `${paint.error(`${level} ${code}`)} ${paint.title(escapeControls(text))}`,
    ...items.map((one) => paint.error(line(one))),
  ];
}

function writtenLines(result: ApplyResultReport, context: TextContext): readonly string[] {
  return result.kind === 'applied'
    ? [...unappliedLines(result.outcomes, context), `Receipt: ${escapeControls(result.receipt)}`]
    : [];
}
