import type { DependentColumn, DependentDataset } from '../../plan/impact/dependents.js';
import type { DownstreamCount, ImpactLimit } from '../../plan/impact/impact.js';
import type { ImpactReport } from '../report-document.js';
import { counted } from './counted.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** Column by column the way that leads there, nearest first; then datasets without known columns, and one line that counts. */
export function impactText(report: ImpactReport, context: TextContext): string {
  const bare = report.datasets.filter(({ columns }) => columns === 0);
  const blocks = [
    header(report, context),
    ...(report.columns.length > 0 ? [columnsText(report.columns, context)] : []),
    ...(bare.length > 0 ? [bareText(bare)] : []),
    ...report.limits.map(limitLine),
    impactSummary(report),
  ];
  return `${blocks.join('\n')}\n`;
}

function header({ subject, target }: ImpactReport, { paint }: TextContext): string {
  return `${paint.title(`Headwater impact of ${harmless(subject.address)}`)}\ncatalog ${harmless(target.origin)}\n`;
}

/** Nobody reads further; `--format json` has all of them. */
const MAX_COLUMNS = 300;

function columnsText(columns: readonly DependentColumn[], { paint }: TextContext): string {
  const shown = columns.slice(0, MAX_COLUMNS);
  const width = Math.min(40, Math.max(...shown.map(({ address }) => harmless(address).length)));
  const lines = shown.map(({ address, path }) => {
    const way = path.slice(1).map((step) => harmless(step.address));
    return `  ${harmless(address).padEnd(width)}  ${paint.faint(`<- ${way.join(' <- ')}`)}`;
  });
  const more = columns.length - shown.length;
  return `${[...lines, ...(more > 0 ? [`  ... and ${counted(more, 'column')} further away: --format json has all of them`] : [])].join('\n')}\n`;
}

const MAX_DATASETS = 50;

function bareText(datasets: readonly DependentDataset[]): string {
  const shown = datasets
    .slice(0, MAX_DATASETS)
    .map(({ address, distance }) => `  ${harmless(address)}  (${counted(distance, 'edge')} away)`);
  const more = datasets.length - shown.length;
  const title = 'Downstream, and no column of them is known to depend on it:';
  return `${[title, ...shown, ...(more > 0 ? [`  ... and ${counted(more, 'dataset')} more`] : [])].join('\n')}\n`;
}

/** One line, so that a report of a thousand lines ends with what it may lack. */
export function limitLine({ message }: ImpactLimit): string {
  return `There may be more: ${harmless(message)}.`;
}

/** How much depends on it, in one line. */
export function impactSummary({ columns, datasets, downstream }: ImpactReport): string {
  const others = downstream.filter(({ type }) => type !== 'DATASET');
  const also = others.length === 0 ? '' : `; also downstream: ${others.map(entityCount).join(', ')}`;
  if (columns.length === 0 && datasets.length === 0) return `Impact: nothing depends on it${also}.`;
  const direct = columns.filter(({ distance }) => distance === 1).length;
  const depend = columns.length === 1 ? 'depends' : 'depend';
  const how = columns.length === 0 ? '' : `, ${direct} directly and ${columns.length - direct} by way of others`;
  return `Impact: ${counted(columns.length, 'column')} ${depend} on it${how}; ${counted(datasets.length, 'dataset')} downstream${also}.`;
}

/** `2 dashboards`; types come in the words of the catalog. */
export function entityCount({ type, count }: DownstreamCount): string {
  return counted(count, harmless(type.toLowerCase().replaceAll('_', ' ')));
}
