import { stringify } from 'yaml';
import {
  type Column,
  type Dataset,
  type Downstream,
  datasets,
  type EdgeType,
  type End,
  feedersOf,
  isDataset,
  isOutput,
  names,
  outputWith,
  type StackName,
  type Type,
  typeOf,
  urnOf,
  writtenBy,
} from './domain.js';

/** The source of one column of a downstream. */
export interface Mapping {
  readonly from: readonly { readonly name: Dataset; readonly column: Column }[];
  readonly transform: string | null;
  readonly confidence: number;
}

/** One lineage entry of a manifest. */
export interface Unit {
  file: string;
  readonly edges: Map<End, EdgeType>;
  readonly notes: Map<End, string>;
  readonly mappings: Map<Column, Mapping>;
  /** The upstream of a wildcard mapping. Explicit mappings take precedence. */
  every: Dataset | null;
  protect: boolean;
  exclusive: boolean;
}

/** The manifests of one stack, as a value that steps edit. */
export class Declared {
  readonly stack: StackName;
  readonly units: Map<Downstream, Unit> = new Map();
  /** Number of renames of the files. It is part of their names. */
  renames = 0;
  /** The description of `made` if it is declared with `create: true`, else null. */
  creates: string | null = null;

  constructor(stack: StackName) {
    this.stack = stack;
  }

  unit(downstream: Downstream): Unit {
    const found = this.units.get(downstream);
    if (found) return found;
    const made: Unit = {
      file: 'a',
      edges: new Map(),
      notes: new Map(),
      mappings: new Map(),
      every: null,
      protect: false,
      exclusive: false,
    };
    this.units.set(downstream, made);
    return made;
  }

  /** Forgets an edge, with the mappings along it. */
  undeclare(downstream: Downstream, upstream: End): void {
    const unit = this.units.get(downstream);
    if (!unit) return;
    unit.edges.delete(upstream);
    unit.notes.delete(upstream);
    for (const [column, { from }] of unit.mappings)
      if (from.some(({ name }) => name === upstream) || outputWith(column) === upstream)
        unit.mappings.delete(column);
    if (unit.every === upstream) unit.every = null;
    if (unit.edges.size === 0) this.units.delete(downstream);
  }

  /**
   * Writes the manifests, by path. With `shuffled`, the same content in other files, with another
   * order of keys and another style.
   */
  files(shuffled = false): Readonly<Record<string, string>> {
    const text = (value: object) =>
      shuffled
        ? stringify(reversed(value), { aliasDuplicateObjects: false })
        : JSON.stringify(value);
    const entries = [...this.units].map(([downstream, unit]) => ({
      file: unit.file,
      entry: entryOf(downstream, unit),
    }));
    const paths = ['a', 'b', 'c'] as const;
    const pathOf = (file: string) =>
      shuffled
        ? `lineage/z/${[...paths].reverse()[paths.indexOf(file as 'a')]}.yaml`
        : this.#path(file);
    const lineage = paths.flatMap((file) => {
      const own = entries.filter((one) => one.file === file).map(({ entry }) => entry);
      return own.length > 0
        ? [[pathOf(file), text({ version: 1, lineage: shuffled ? own.reverse() : own })] as const]
        : [];
    });
    return {
      [shuffled ? 'lineage/zz.yaml' : 'lineage/names.yaml']: text(this.#names()),
      ...Object.fromEntries(lineage),
    };
  }

  #path(file: string): string {
    return `lineage/${file}${this.renames === 0 ? '' : this.renames}.yaml`;
  }

  #names(): object {
    const known = datasets.filter(
      (name) => name !== 'made' || this.creates !== null || this.units.has('made'),
    );
    const made = { create: true, description: this.creates, columns: { a: 'string', b: 'string' } };
    const named = known.map((name) => [
      name,
      { urn: urnOf(name), ...(name === 'made' && this.creates !== null && made) },
    ]);
    const others = {
      jobs: this.#used('dataJob'),
      charts: this.#used('chart'),
      dashboards: this.#used('dashboard'),
    };
    return { version: 1, datasets: Object.fromEntries(named), ...others };
  }

  /** Names the entities of one type that have lineage or feed others. */
  #used(type: Type): object {
    const units = [...this.units];
    const used = names.filter(
      (name) =>
        typeOf(name) === type &&
        units.some(([downstream, { edges }]) => downstream === name || edges.has(name)),
    );
    return Object.fromEntries(used.map((name) => [name, { urn: urnOf(name) }]));
  }
}

function entryOf(downstream: Downstream, unit: Unit): object {
  const { mappings, every, protect, exclusive } = unit;
  const isJob = downstream === 'job';
  const mapped = [...mappings].map(([column, { from, transform, confidence }]) => [
    isJob ? `${writtenBy(outputWith(column))}.${column}` : column,
    {
      from: from.map((one) => `${one.name}.${one.column}`),
      ...(transform !== null && { transform }),
      confidence,
    },
  ]);
  const all = { ...Object.fromEntries(mapped), ...(every && { '*': `${every}.*` }) };
  return {
    ...(isJob
      ? jobLists(unit)
      : { downstream, upstreams: itemsOf(unit, feedersOf(downstream), isDataset(downstream)) }),
    ...(Object.keys(all).length > 0 && { columns: all }),
    ...(protect && { protect }),
    ...(exclusive && { ownership: 'exclusive' }),
  };
}

/** Writes the edges of the job. A list without items would say nothing. */
function jobLists(unit: Unit): object {
  const ends = feedersOf('job');
  const lists = {
    inputs: itemsOf(unit, ends.filter(isDataset)),
    outputs: itemsOf(unit, ends.filter(isOutput)),
    after: itemsOf(unit, ['first']),
  };
  return {
    job: 'job',
    ...Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0)),
  };
}

const itemKeys = { dataset: 'dataset', dataJob: 'job', chart: 'chart', dashboard: 'dashboard' };

function itemsOf({ edges, notes }: Unit, ends: readonly End[], hasType = false): readonly object[] {
  return ends
    .filter((end) => edges.has(end))
    .map((end) => {
      const name = isOutput(end) ? writtenBy(end) : end;
      const note = notes.get(end);
      return {
        [itemKeys[typeOf(name)]]: name,
        ...(hasType && { type: edges.get(end) }),
        ...(note !== undefined && { note }),
      };
    });
}

/** Reverses keys and upstreams. No other list exists, so no order that has a meaning changes. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, reversed(one)] as const)
      .reverse(),
  );
}
