import { compareText } from '../../../src/errors/compare-text.js';
import type { Place } from '../../../src/errors/place.js';
import type {
  DatasetContent,
  DesiredDataset,
  DesiredEdge,
  DesiredState,
  DesiredUnit,
} from '../../../src/model/desired-state.js';
import { endUrn } from '../../../src/model/edge-end.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import type {
  LineageType,
  UpstreamLineage,
  UpstreamRecord,
} from '../../../src/model/upstream-lineage.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { type DatasetUrn, datasetUrn, type FabricType } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';

/** The user whose token the tests plan with, and another user. */
export const us = corpUserUrn('headwater');
const them = corpUserUrn('ingestion');

export const somewhere: Place = { file: 'lineage/a.yaml', line: 3, column: 5 };

export function at(line: number, file = 'lineage/a.yaml'): Place {
  return { file, line, column: 5 };
}

/** A dataset urn: `urnOf('orders')` is snowflake's `orders` in PROD. */
export function urnOf(
  name: string,
  { platform = 'snowflake', env = 'PROD' }: { platform?: string; env?: FabricType } = {},
): DatasetUrn {
  const urn = datasetUrn({ platform, name, env });
  if (!urn.ok) throw new Error(`${name} ${urn.problem}`);
  return urn.value;
}

export function edgeFrom(upstream: string, type: LineageType = 'TRANSFORMED'): DesiredEdge {
  return { upstream: urnOf(upstream), type, place: somewhere };
}

/**
 * Declared lineage of a downstream, for example `unitOf('orders', 'raw_orders', edgeFrom('fx',
 * 'COPY'))`.
 */
export function unitOf(
  downstream: string,
  ...edges: readonly (string | DesiredEdge)[]
): DesiredUnit {
  return {
    downstream: urnOf(downstream),
    edges: edges
      .map((one) => (typeof one === 'string' ? edgeFrom(one) : one))
      .sort((a, b) => compareText(a.upstream, b.upstream)),
    columns: [],
    protect: false,
    place: somewhere,
  };
}

export function named(name: string, create?: DatasetContent): DesiredDataset {
  return { urn: urnOf(name), shortNames: [name], place: at(1), ...(create && { create }) };
}

/** A desired state in which the name of each dataset that a unit mentions is its short name. */
export function desire(
  units: readonly DesiredUnit[],
  datasets: readonly DesiredDataset[] = [],
): DesiredState {
  const all = new Map<EntityUrn, DesiredDataset>(datasets.map((one) => [one.urn, one]));
  for (const urn of units.flatMap(({ downstream, edges }) => [
    downstream,
    ...edges.map(({ upstream }) => endUrn(upstream)),
  ])) {
    if (!all.has(urn)) all.set(urn, { urn, shortNames: [nameOf(urn)], place: at(1) });
  }
  return {
    datasets: [...all.values()].sort((a, b) => compareText(a.urn, b.urn)),
    units: [...units].sort((a, b) => compareText(a.downstream, b.downstream)),
  };
}

/** The lineage aspect of a dataset. `upstreams` are names or records. */
export function lineageOf(...upstreams: readonly (string | UpstreamRecord)[]): UpstreamLineage {
  return { upstreams: upstreams.map((one) => (typeof one === 'string' ? recordOf(one) : one)) };
}

/** A record of `us` is as `updateLineage` leaves it. */
export function recordOf(
  upstream: string,
  type = 'TRANSFORMED',
  actor: string = them,
): UpstreamRecord {
  return {
    dataset: urnOf(upstream),
    type,
    auditStamp: { time: 1, actor },
    created: { time: 1, actor },
    ...(actor === us && { properties: { source: 'UI' } }),
  };
}

export function present(
  name: string,
  value?: UpstreamLineage,
  { removed = false, version = '1' } = {},
): DatasetReading {
  return {
    kind: 'present',
    urn: urnOf(name),
    removed,
    lineage: value ? { version, value } : { version: '-1' },
  };
}

export function absent(name: string): DatasetReading {
  return { kind: 'absent', urn: urnOf(name) };
}

export function unknown(name: string): DatasetReading {
  return { kind: 'unknown', urn: urnOf(name), why: 'not permitted' };
}

/** An observed state. A name alone is a dataset without lineage. */
export function observe(...readings: readonly (string | DatasetReading)[]): ObservedState {
  const all = readings.map((one) => (typeof one === 'string' ? present(one) : one));
  const datasets = new Map(all.map((reading) => [reading.urn, reading]));
  return { actor: us, datasets, schemas: new Map(), contents: new Map(), discovered: true };
}

/** The name in an urn that {@link urnOf} made. */
export function nameOf(urn: EntityUrn): string {
  return urn.split(',')[1] ?? urn;
}
