import type { ApplyReport, ApplyResultReport } from '../report-document.js';
import { type ApplyStop, type ApplyStopItem, applyWords } from './apply-words.js';
import { changesText } from './changes-text.js';
import { harmless } from './harmless.js';
import { troubleLines } from './outcomes-text.js';
import type { TextContext } from './text-context.js';

/** What became of a plan that was shown before; the last line tells the outcome. Empty where there was nothing to do. */
export function applyText(report: ApplyReport, context: TextContext): string {
  const { stop, closing } = applyWords(report);
  const lines = [
    ...heldBackLines(report, context),
    ...(stop === null ? [] : stopLines(stop, context)),
    ...writtenLines(report.result, context),
    ...closing.map(harmless),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** What the approved plan does not have, change by change. */
function heldBackLines({ heldBack }: ApplyReport, context: TextContext): readonly string[] {
  return heldBack.length === 0 ? [] : [HELD_BACK, changesText({ changes: heldBack }, context)];
}

export const HELD_BACK = 'Held back, since the approved plan does not have it; plan again to have it reviewed:';

function stopLines({ level, code, text, items }: ApplyStop, { paint }: TextContext): readonly string[] {
  const line = ({ verb, address, why }: ApplyStopItem) => `  ! ${verb === null ? '' : `${verb} `}${harmless(address)}: ${harmless(why)}`;
  return [`${paint.error(`${level} ${code}`)} ${paint.title(harmless(text))}`, ...items.map((one) => paint.error(line(one)))];
}

function writtenLines(result: ApplyResultReport, context: TextContext): readonly string[] {
  return result.kind === 'applied' ? [...troubleLines(result.outcomes, context), `Receipt: ${harmless(result.receipt)}`] : [];
}
