import type { Impact } from '../plan/impact/impact.js';
import { counted } from './text/counted.js';
import { entityCount } from './text/impact-text.js';

/** What a plan does to the columns downstream, in sentences without an end; none where it does nothing. */
export function impactFacts({ counts, downstream, limits }: Impact): readonly string[] {
  const below = downstream.map(entityCount);
  return [
    ...(counts.columns > 0 ? [affectedWords(counts)] : []),
    ...(counts.metadata > 0 ? [`${counted(counts.metadata, 'column')} where only a confidence or a transform changes`] : []),
    ...(below.length > 0 ? [`downstream of what changes: ${below.join(', ')}`] : []),
    ...limits.map(({ message }) => `may be more: ${message}`),
  ];
}

function affectedWords({ columns, direct, datasets, additive, narrowing, reRoute }: Impact['counts']): string {
  const categories = [
    ...(additive > 0 ? [`${additive} additive`] : []),
    ...(narrowing > 0 ? [`${narrowing} narrowing`] : []),
    ...(reRoute > 0 ? [`${reRoute} re-routed`] : []),
  ];
  const of = `${counted(columns, 'column')} of ${counted(datasets, 'dataset')}`;
  return `${of} affected, ${direct} directly and ${columns - direct} further downstream: ${categories.join(', ')}`;
}
