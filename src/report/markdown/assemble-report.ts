import {
  type FittedPart,
  fitParts,
  joinBlocks,
  MARKDOWN_BUDGET,
  type RankedPart,
  SEPARATOR,
} from './part.js';

/** The number of vital items that a report leaves out. */
export interface CutItems {
  readonly noun: string;
  readonly count: number;
}

/**
 * Combines parts in their order below the head, within {@link MARKDOWN_BUDGET} characters.
 *
 * @param head renders the head, which counts the vital items that are left out
 */
export function assembleReport(
  head: (cut: readonly CutItems[]) => string,
  parts: readonly RankedPart[],
): string {
  const fitBelow = (above: string) =>
    fitParts(parts, MARKDOWN_BUDGET - 1 - above.length - SEPARATOR.length);
  const whole = fitBelow(head([]));
  const cut = countCut(whole);
  if (cut.length === 0) return joinReport(head([]), whole);
  // The counts take room as well, which may cut more items. No count is longer than these.
  const longest = parts.flatMap(({ vital }) =>
    vital === undefined ? [] : [{ noun: vital.noun, count: vital.leftOut(0) }],
  );
  const shorter = fitBelow(head(longest));
  return joinReport(head(countCut(shorter)), shorter);
}

function countCut(parts: readonly FittedPart[]): readonly CutItems[] {
  return parts.flatMap(({ vital, room }) => {
    const count = vital?.leftOut(room) ?? 0;
    return vital === undefined || count === 0 ? [] : [{ noun: vital.noun, count }];
  });
}

function joinReport(head: string, parts: readonly FittedPart[]): string {
  return `${joinBlocks([head, ...parts.map(({ text }) => text)])}\n`;
}
