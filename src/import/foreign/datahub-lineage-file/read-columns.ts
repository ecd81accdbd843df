import { ok, problem } from '../../../errors/result.js';
import { groupAt, groupBy } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';
import {
  isConfidence,
  type KeptTexts,
  portableField,
  portableTransform,
} from '../portable-names.js';
import type { EdgeStatement } from '../record-collector.js';
import { expandVariables } from './expand-variables.js';
import type { Read } from './read-entity.js';
import type { YamlValue } from './yaml-value.js';

/** No tool writes a record of more pairs. */
const MAX_PAIRS = 10_000;

export interface ColumnContext {
  /** The downstream of the entry alone. */
  readonly downstream: EntryDatasets;
  readonly upstreams: EntryDatasets;
  readonly variables: ReadonlyMap<string, string>;
  readonly texts: KeptTexts;
  /** True to replace a dataset that differs from the entry's only in environment or instance. */
  readonly repair: boolean;
}

/** One upstream column of one downstream column, or the reason why it is left out. */
export interface ReadPair {
  readonly statement: Read<EdgeStatement>;
  readonly record: string;
  readonly line: number;
}

/** Reads an entry of `fineGrainedLineages`: one result for each pair, at least one. */
export function readColumns(entry: YamlValue, context: ColumnContext): readonly ReadPair[] {
  const mapping = readMapping(entry, context);
  if (!mapping.ok) return [{ statement: mapping, record: 'fineGrainedLineages', line: entry.line }];
  const { transform, confidence } = mapping.value;
  const read = (urns: readonly YamlValue[], datasets: EntryDatasets) =>
    urns.map((urn) => readColumn(urn, datasets, context));
  const downstreams = read(mapping.value.downstreams, context.downstream);
  const upstreams = read(mapping.value.upstreams, context.upstreams);
  return downstreams.flatMap((downstream) =>
    upstreams.map((upstream) => {
      const record = `${downstream.text} <- ${upstream.text}`;
      if (!downstream.column.ok)
        return { statement: downstream.column, record, line: downstream.line };
      if (!upstream.column.ok) return { statement: upstream.column, record, line: upstream.line };
      const [from, to] = [upstream.column.value, downstream.column.value];
      const columns = { downstreamColumn: to.column, upstream: from, transform, confidence };
      const statement = ok({ downstream: to.dataset, upstream: from.dataset, columns });
      return { statement, record, line: upstream.line };
    }),
  );
}

interface Mapping {
  readonly upstreams: readonly YamlValue[];
  readonly downstreams: readonly YamlValue[];
  readonly transform: string | undefined;
  readonly confidence: number;
}

function readMapping(entry: YamlValue, context: ColumnContext): Read<Mapping> {
  const upstreamType = entry.member('upstreamType')?.text();
  if (upstreamType === 'DATASET' || upstreamType === 'NONE')
    return problem('import-without-columns');
  const upstreams = entry.member('upstreams')?.items() ?? [];
  const downstreams = entry.member('downstreams')?.items() ?? [];
  const transform = readTransform(entry.member('transformOperation'), context);
  const confidence = readConfidence(entry.member('confidenceScore'));
  if (!transform.ok) return transform;
  if (confidence === undefined) return problem('lineage-file-malformed-entry');
  const pairs = upstreams.length * downstreams.length;
  if (pairs === 0) return problem('import-without-columns');
  if (pairs > MAX_PAIRS) return problem('lineage-file-malformed-entry');
  return ok({ upstreams, downstreams, transform: transform.value, confidence });
}

function readTransform(
  value: YamlValue | undefined,
  { variables, texts }: ColumnContext,
): Read<string | undefined> {
  const text = value === undefined ? '' : value.text();
  if (text === undefined) return problem('lineage-file-malformed-entry');
  const expanded = expandVariables(text, variables);
  if (!expanded.ok) return problem('lineage-file-variable');
  const transform = portableTransform(expanded.value);
  if (!transform.ok) return problem('lineage-file-malformed-entry');
  return ok(transform.value && texts.keep(transform.value));
}

/** Returns undefined for a malformed confidence. */
function readConfidence(value: YamlValue | undefined): number | undefined {
  if (value === undefined) return 1;
  const number = value.number();
  return number !== undefined && isConfidence(number) ? number : undefined;
}

interface ReadColumn {
  readonly column: Read<PortablePair['upstream']>;
  readonly text: string;
  readonly line: number;
}

/** Reads the urn of a column of one of the datasets. */
function readColumn(
  value: YamlValue,
  datasets: EntryDatasets,
  { variables, repair, texts }: ColumnContext,
): ReadColumn {
  const { line } = value;
  const text = value.text();
  if (text === undefined)
    return { column: problem('lineage-file-malformed-entry'), text: '?', line };
  const expanded = expandVariables(text, variables);
  if (!expanded.ok) return { column: problem('lineage-file-variable'), text, line };
  const stated = portableField(expanded.value);
  if (stated === undefined) return { column: problem('import-malformed-urn'), text, line };
  const dataset = datasets.find(stated.dataset) ?? (repair && datasets.onlyLike(stated.dataset));
  if (!dataset) return { column: problem('lineage-file-other-urn'), text, line };
  return { column: ok({ dataset, column: texts.keep(stated.column) }), text, line };
}

/** The downstream of an entry, or its upstreams. */
export class EntryDatasets {
  readonly #urns: ReadonlyMap<DatasetUrn, DatasetUrn>;
  /** By {@link tableKey}. Made when it is needed. */
  #byTable: ReadonlyMap<string, readonly DatasetUrn[]> | undefined;

  constructor(urns: Iterable<DatasetUrn>) {
    this.#urns = new Map([...urns].map((urn) => [urn, urn]));
  }

  /** Finds a dataset. Returns the same text for the same dataset, so that it is in memory once. */
  find(urn: DatasetUrn): DatasetUrn | undefined {
    return this.#urns.get(urn);
  }

  /**
   * Finds the dataset that differs from another dataset in environment or platform instance alone.
   * Undefined if none or several do.
   */
  onlyLike(urn: DatasetUrn): DatasetUrn | undefined {
    this.#byTable ??= groupBy(this.#urns.keys(), tableKey);
    const name = datasetParts(urn).name;
    const [only, ...more] = groupAt(this.#byTable, tableKey(urn)).filter((one) => {
      const other = datasetParts(one).name;
      return name === other || name.endsWith(`.${other}`) || other.endsWith(`.${name}`);
    });
    return more.length === 0 ? only : undefined;
  }
}

/** Makes a key that datasets share if only their environment or platform instance differs. */
function tableKey(urn: DatasetUrn): string {
  const platform = urn.slice(0, urn.indexOf(','));
  const name = datasetParts(urn).name;
  return `${platform},${name.slice(name.lastIndexOf('.') + 1)}`;
}
