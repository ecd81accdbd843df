import type { DownstreamCount, Impact, ImpactLimit } from '../plan/document/impact.js';
import { escapeControls } from './text/escape.js';
import { pluralize } from './text/pluralize.js';

/**
 * The impact of a plan on downstream columns, as clauses without a full stop. Empty without impact.
 */
export function impactFacts({ counts, downstream, limits }: Impact): readonly string[] {
  const below = downstream.map(entityCount);
  return [
    ...(counts.columns > 0 ? [affectedFact(counts)] : []),
    ...(counts.metadata > 0
      ? [`${pluralize(counts.metadata, 'column')} where only a confidence or a transform changes`]
      : []),
    ...(below.length > 0 ? [`downstream of what changes: ${below.join(', ')}`] : []),
    ...limits.map(({ message }) => `may be more: ${message}`),
  ];
}

function affectedFact({
  columns,
  direct,
  datasets,
  additive,
  narrowing,
  reRoute,
}: Impact['counts']): string {
  const categories = [
    ...(additive > 0 ? [`${additive} additive`] : []),
    ...(narrowing > 0 ? [`${narrowing} narrowing`] : []),
    ...(reRoute > 0 ? [`${reRoute} re-routed`] : []),
  ];
  const of = `${pluralize(columns, 'column')} of ${pluralize(datasets, 'dataset')}`;
  return `${of} affected, ${direct} directly and ${columns - direct} further downstream: ${categories.join(', ')}`;
}

/**
 * A limit of the impact in one line. It comes at the end, so that a reader of a long report sees
 * it.
 */
export function limitLine({ message }: ImpactLimit): string {
  return `There may be more: ${escapeControls(message)}.`;
}

/** `2 dashboards`. The type is that of the catalog in lower case. */
export function entityCount({ type, count }: DownstreamCount): string {
  return pluralize(count, escapeControls(type.toLowerCase().replaceAll('_', ' ')));
}
