import { kindOf } from '../../model/kinds.js';
import { longName } from '../../plan/document/address-book.js';
import type { DependentColumn, DependentDataset } from '../../plan/document/impact.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import type { ImpactReport } from '../document/report-document.js';
import { countEntities } from '../words/entity-words.js';
import { escapeControls } from '../words/escape.js';
import { impactSummary, limitLine } from '../words/impact-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { padColumns, terminalWidth } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/**
 * Renders the dependents: each column with its path, nearest first, then datasets without known
 * columns and a line with counts.
 */
export function impactText(report: ImpactReport, context: TextContext): string {
  const bare = report.datasets.filter(({ columns }) => columns === 0);
  const blocks = [
    header(report, context),
    ...(report.columns.length > 0 ? [columnsText(report.columns, context)] : []),
    ...(bare.length > 0 ? [bareText(bare, context)] : []),
    ...report.limits.map(limitLine),
    impactSummary(report),
  ];
  return `${blocks.join('\n')}\n`;
}

function header({ subject, target }: ImpactReport, { paint }: TextContext): string {
  return `${paint.title(`Headwater impact of ${escapeControls(subject.address)}`)}\ncatalog ${escapeControls(target.origin)}\n`;
}

/** The maximum number of listed columns. `--full` lists all of them. */
const MAX_COLUMNS = 300;

function columnsText(columns: readonly DependentColumn[], { paint, full }: TextContext): string {
  const shown = columns.slice(0, full ? columns.length : MAX_COLUMNS);
  const width = Math.min(
    40,
    Math.max(...shown.map(({ address }) => terminalWidth(escapeControls(address)))),
  );
  const lines = shown.map(({ address, path }) => {
    const way = path.slice(1).map((step) => escapeControls(step.address));
    return `  ${padColumns(escapeControls(address), width)}  ${paint.faint(`<- ${way.join(' <- ')}`)}`;
  });
  const more = columns.length - shown.length;
  return `${[...lines, ...(more > 0 ? [`  ... and ${pluralize(more, 'column')} further away: --full shows all of them`] : [])].join('\n')}\n`;
}

const MAX_DATASETS = 50;

/** Returns the kind of an entity that is no dataset, unless its name tells it. */
function kindBeside({ urn, address }: Pick<DependentDataset, 'urn' | 'address'>): string {
  return isDatasetUrn(urn) || address === longName(urn) ? '' : `${kindOf(urn).word}, `;
}

function bareText(datasets: readonly DependentDataset[], { full }: TextContext): string {
  const shown = datasets
    .slice(0, full ? datasets.length : MAX_DATASETS)
    .map(
      ({ urn, address, distance }) =>
        `  ${escapeControls(address)}  (${kindBeside({ urn, address })}${pluralize(distance, 'edge')} away)`,
    );
  const left = datasets.slice(shown.length).map(({ urn }) => urn);
  const title = 'Downstream, and no column of them is known to depend on it:';
  return `${[title, ...shown, ...(left.length > 0 ? [`  ... and ${countEntities(left)} more`] : [])].join('\n')}\n`;
}
