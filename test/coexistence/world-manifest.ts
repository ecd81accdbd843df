import type { DesiredMapping, DesiredUnit } from '../../src/model/desired-state.js';
import { type World, worldNames } from '../support/model/lineage-arbitraries.js';

/**
 * The manifest that declares the units of a world. Each mapping is its own entry, since a column
 * may have several.
 */
export function manifestOf(units: readonly DesiredUnit[]): string {
  const datasets = Object.fromEntries(
    worldNames.map((name) => [name, { platform: 'snowflake', env: 'PROD', name }]),
  );
  return JSON.stringify({ version: 1, datasets, lineage: units.flatMap(entriesOf) });
}

/** The settings of a world, except those that are flags. */
export function settingsOf({
  ownership = 'shared',
  formerly = [],
  writes = 'auto',
}: World['settings']): string {
  return JSON.stringify({
    version: 1,
    stack: 'shop',
    rules: { 'unused-dataset': 'off' },
    ownership,
    formerly,
    writes,
  });
}

function entriesOf({
  downstream,
  edges,
  columns,
  ownership,
  protect,
}: DesiredUnit): readonly object[] {
  const upstreams = edges.map(({ upstream, type }) => ({ dataset: nameOf(upstream), type }));
  const entry = {
    downstream: nameOf(downstream),
    upstreams,
    protect,
    ...(ownership && { ownership }),
  };
  return [entry, ...columns.map((mapping) => ({ ...entry, columns: columnOf(mapping) }))];
}

function columnOf(mapping: DesiredMapping): object {
  const { transform, confidence } = mapping;
  const more = { confidence, ...(transform !== undefined && { transform }) };
  if (mapping.kind === 'wildcard')
    return { '*': { from: `${nameOf(mapping.upstream)}.*`, except: mapping.except, ...more } };
  const from = mapping.upstreams.map(({ dataset, column }) => `${nameOf(dataset)}.${column}`);
  return { [mapping.downstreamColumn]: { from, ...more } };
}

function nameOf(urn: string): string {
  return urn.split(',')[1] ?? urn;
}
