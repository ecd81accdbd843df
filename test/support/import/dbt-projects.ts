import fc from 'fast-check';
import type { CodeName } from '../../../src/errors/codes.js';

/** A manifest of dbt, with what a report of its import has to count. */
export interface DbtSample {
  readonly manifest: object;
  readonly records: number;
  readonly leftOut: Readonly<Partial<Record<CodeName, number>>>;
}

const kinds = ['model', 'seed', 'snapshot', 'source', 'analysis', 'test'] as const;

interface Node {
  readonly kind: (typeof kinds)[number];
  readonly isEphemeral: boolean;
  readonly isDisabled: boolean;
  /** The distances to the nodes that it reads. Some lead to none. */
  readonly reads: readonly number[];
}

const node: fc.Arbitrary<Node> = fc.record({
  kind: fc.constantFrom(...kinds),
  isEphemeral: fc.boolean(),
  isDisabled: fc.nat(4).map((number) => number === 0),
  reads: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
});

/** Projects whose nodes read earlier ones, with nodes that are no datasets and a few that are missing. */
export const dbtProject: fc.Arbitrary<DbtSample> = fc
  .record({
    nodes: fc.array(node, { maxLength: 12 }),
    exposures: fc.nat(4),
    metrics: fc.nat(2),
  })
  .map(({ nodes, exposures, metrics }) => {
    const entries = nodes.map((one, at) => [idOf(one, at), entryOf(one, at, nodes)] as const);
    const isSource = ([, { resource_type: kind }]: (typeof entries)[number]) => kind === 'source';
    // A node that is disabled is lost to its readers.
    const missing = nodes.flatMap((one, at) =>
      isDataset(one) && one.kind !== 'source'
        ? one.reads.filter((far) => isLost(nodes[at - far]))
        : [],
    );
    const enabled = nodes.filter(({ isDisabled, kind }) => !isDisabled && kind !== 'test');
    const disabled = nodes.filter(({ isDisabled, kind }) => isDisabled && kind !== 'test');
    const analyses = enabled.filter(({ kind }) => kind === 'analysis');
    const lonely = countLonely(nodes);
    return {
      manifest: {
        metadata: { adapter_type: 'postgres' },
        nodes: Object.fromEntries(entries.filter((entry) => !isSource(entry))),
        sources: Object.fromEntries(entries.filter(isSource)),
        exposures: numbered('exposure', exposures),
        metrics: numbered('metric', metrics),
      },
      records: enabled.length + disabled.length + exposures + metrics + missing.length,
      leftOut: {
        'dbt-exposure': exposures,
        'dbt-semantic-model': metrics,
        'dbt-node-disabled': disabled.length,
        'dbt-node-without-relation': analyses.length,
        'dbt-node-missing': missing.length,
        'dbt-node-without-lineage': lonely,
      },
    };
  });

/** Counts the datasets without an edge, and the ephemeral models that connect nothing. */
function countLonely(nodes: readonly Node[]): number {
  const isPassage = ({ kind, isEphemeral }: Node) => kind === 'model' && isEphemeral;
  const edges = nodes.flatMap((one, at) =>
    isDataset(one) && one.kind !== 'source' ? one.reads.map((far) => [at - far, at] as const) : [],
  );
  /** Returns true if a dataset is reached against or along the edges, through ephemeral models. */
  const reaches = (start: number, step: (from: number) => readonly number[]): boolean => {
    const queue = new Set(step(start));
    for (const at of queue) {
      const found = nodes[at];
      if (found === undefined || !isDataset(found)) continue;
      if (!isPassage(found)) return true;
      for (const next of step(at)) queue.add(next);
    }
    return false;
  };
  const up = (at: number) => edges.flatMap(([from, to]) => (to === at ? [from] : []));
  const down = (at: number) => edges.flatMap(([from, to]) => (from === at ? [to] : []));
  return nodes.filter((one, at) => {
    if (!isDataset(one)) return false;
    const ends = [reaches(at, up), reaches(at, down)];
    return isPassage(one) ? ends.includes(false) : !ends.includes(true);
  }).length;
}

function isLost(node: Node | undefined): boolean {
  return node === undefined || node.isDisabled || node.kind === 'test';
}

function isDataset({ kind, isDisabled }: Node): boolean {
  return !isDisabled && kind !== 'test' && kind !== 'analysis';
}

function idOf({ kind }: Node, at: number): string {
  return `${kind}.shop.n${at}`;
}

function entryOf({ kind, isEphemeral, isDisabled, reads }: Node, at: number, all: readonly Node[]) {
  const earlier = reads.map((far) => {
    const upstream = all[at - far];
    return upstream === undefined ? `model.shop.lost${far}` : idOf(upstream, at - far);
  });
  const isPassage = kind === 'model' && isEphemeral;
  return {
    resource_type: kind,
    database: 'shop',
    schema: `s${at % 3}`,
    name: `n${at}`,
    config: { enabled: !isDisabled, ...(isPassage && { materialized: 'ephemeral' }) },
    ...(kind !== 'source' && { depends_on: { nodes: earlier } }),
  };
}

function numbered(kind: string, count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}.shop.${i}`, {}]));
}
