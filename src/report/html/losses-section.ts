import type { Change } from '../../plan/document/change.js';
import type { ReportOptions } from '../document/report-document.js';
import { lossTitle, orderChanges } from '../words/change-order.js';
import {
  changeDetails,
  changeReasons,
  changeSymbols,
  elementWords,
} from '../words/describe-change.js';
import { changeRow } from './changes-section.js';
import { element, type Html, NOTHING, sequence, text } from './element.js';
import { code, section, soft } from './section.js';
import { table } from './tables.js';

/** Up to this number, each loss is a row of a table. */
const MAX_ROWS = 1_000;

export interface LossesOptions extends Pick<ReportOptions, 'link'> {
  /** Replaces the title that suits the losses. */
  readonly title?: string;
}

/** Renders every loss, without a limit. Very many are lines, which a browser opens faster. */
export function lossesSection(
  losses: readonly Change[],
  { title = lossTitle(losses), link }: LossesOptions,
): Html {
  if (losses.length === 0) return NOTHING;
  const sorted = orderChanges(losses).flat();
  const content =
    sorted.length <= MAX_ROWS
      ? table(
          'changes',
          sorted.map((change) => changeRow(change, { link, full: true })),
        )
      : element('ul', { class: 'lines' }, sequence(sorted.map(lossItem), '\n'));
  return section(title, content);
}

function lossItem(change: Change): Html {
  const details = [...changeDetails(change), changeReasons[change.reason]].join(', ');
  return element(
    'li',
    { class: change.kind },
    soft(`${changeSymbols[change.kind]} ${elementWords[change.element]} `),
    code(change.address),
    text(' '),
    soft(details),
  );
}
