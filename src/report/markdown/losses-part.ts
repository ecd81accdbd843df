import type { Change } from '../../plan/document/change.js';
import { lossNoun, lossTitle } from '../words/change-order.js';
import { takeFitting } from '../words/fitting.js';
import { andMore } from '../words/pluralize.js';
import { type ChangesOptions, wholeTable } from './changes-part.js';
import { fenceFor } from './escape.js';
import { lossLines } from './loss-lines.js';
import { joinBlocks, type Part, type RankedPart, SEPARATOR, titled } from './part.js';

/** Up to this number, each loss is a row of a table with its reason and its place. */
const MAX_ROWS = 25;

interface LossesOptions extends ChangesOptions {
  /** The title, in markdown. Default: a title that suits the losses. */
  readonly title?: string;
}

/**
 * Lists all losses, never folded: as a table if they are few, otherwise as lines. The head of the
 * report counts the losses that do not fit.
 */
export function lossesPart(
  losses: readonly Change[],
  { title = lossTitle(losses), ...options }: LossesOptions,
): RankedPart {
  const table = losses.length <= MAX_ROWS ? wholeTable(losses, options) : null;
  const lines = compactLosses(losses, options.where);
  const part: Part = (room) =>
    table !== null && table.length <= room ? { text: table, left: 0 } : lines(room);
  return { rank: 1, vital: lossNoun(losses), part: titled(`### ${title}`, part) };
}

/** Renders a block of code whose lines GitHub colors as removed. */
function compactLosses(losses: readonly Change[], where: string): Part {
  const lines = lossLines(losses);
  const { open, close } = fenceFor(
    lines.map(({ text }) => text),
    'diff',
  );
  return (room) => {
    const all = lines.reduce((sum, { text }) => sum + text.length + 1, -1);
    const frame = open.length + close.length;
    const isWhole = all + frame <= room;
    const note = andMore(losses.length, lossNoun(losses), where);
    const shown = isWhole
      ? lines
      : takeFitting(lines, {
          room: room - frame - note.length - SEPARATOR.length,
          render: (line) => line,
          sizeOf: ({ text }) => text.length + 1,
        });
    const left = losses.length - shown.reduce((sum, one) => sum + one.losses, 0);
    // The line of a dataset alone would say nothing.
    const last = shown.findLastIndex((one) => one.losses > 0);
    const body = shown.slice(0, last + 1).map(({ text }) => text);
    return {
      text: joinBlocks([
        body.length === 0 ? '' : `${open}${body.join('\n')}${close}`,
        andMore(left, lossNoun(losses), where),
      ]),
      left,
    };
  };
}
