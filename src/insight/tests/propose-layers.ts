import { compareText } from '../../errors/compare-text.js';
import { countSteps } from '../../model/count-steps.js';
import type { TestedLineage } from '../../plan/tests/tested-lineage.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { layerReaders, type SchemaLayer } from './schema-layers.js';
import { selects, type TestCandidate, testName } from './test-candidate.js';

/** The fewest datasets of a schema for which a test is proposed. */
const LEAST_DATASETS = 2;

/** More upstream schemas than these make no rule that people can remember. */
const MOST_UPSTREAM_SCHEMAS = 5;

/** Candidates about the order of schemas, the most convincing first. */
export interface LayerCandidates {
  /** The last layers read the first ones only over layers between them. */
  readonly skipped: readonly TestCandidate[];
  /** Nothing flows back. */
  readonly backward: readonly TestCandidate[];
  /** Every dataset of a last layer has an upstream. */
  readonly sourced: readonly TestCandidate[];
}

interface OrderedLayer extends SchemaLayer {
  /** Layers that the layer depends on and that do not depend on it. */
  readonly above: readonly SchemaLayer[];
  /** The layers above it that it reads without a dataset between. */
  readonly read: ReadonlySet<SchemaLayer>;
  /** True if no other layer reads it. */
  readonly isLast: boolean;
}

/** Finds the order of the schemas in the lineage, and lists tests that would keep it. */
export function layerCandidates(lineage: TestedLineage): LayerCandidates {
  const layers = orderedLayers(lineage).filter(({ size }) => size >= LEAST_DATASETS);
  const hasJobs = lineage.edges.some(
    ({ upstream, downstream }) => isDatasetUrn(downstream) && !isDatasetUrn(upstream),
  );
  const first = new Set(layers.filter(({ above }) => above.length === 0).map(({ label }) => label));
  const last = layers.filter(({ isLast, above }) => isLast && above.length > 0);
  return {
    skipped: layers
      .flatMap((to) =>
        to.above
          .filter((from) => from.size >= LEAST_DATASETS && !to.read.has(from))
          .map((from) => ({ from, to, isWhole: first.has(from.label) && to.isLast })),
      )
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole))
      .map(({ from, to }) => skippedCandidate(from, to, hasJobs)),
    backward: layers
      .filter(({ above }) => above.length > 0 && above.length <= MOST_UPSTREAM_SCHEMAS)
      .map(backwardCandidate),
    sourced: last.map(sourcedCandidate),
  };
}

/** Sorted by size, the largest first. */
function orderedLayers(lineage: TestedLineage): readonly OrderedLayer[] {
  const readers = layerReaders(lineage);
  const below = new Map(
    [...readers].map(([layer, direct]) => [layer, countSteps(direct, readers)]),
  );
  return [...readers]
    .map(([layer, direct]) => {
      const above = [...readers.keys()].filter(
        (one) => below.get(one)?.has(layer) && !below.get(layer)?.has(one),
      );
      const read = new Set(above.filter((one) => readers.get(one)?.has(layer)));
      return { ...layer, above, read, isLast: direct.size === 0 };
    })
    .sort((a, b) => b.size - a.size || compareText(a.label, b.label));
}

/** With jobs between datasets no edge leads from dataset to dataset, so the rule is about paths. */
function skippedCandidate(from: SchemaLayer, to: SchemaLayer, hasJobs: boolean): TestCandidate {
  const [upper, lower] = [selects([from.pattern]), selects([to.pattern])];
  const ends = { from: upper.written, to: lower.written };
  const rule = { kind: 'path', from: upper.selector, to: lower.selector } as const;
  const named = {
    name: testName(to.label, 'not-from', from.label),
    level: 'error',
    basis: `Data of ${from.label} reaches ${to.label} only over other datasets`,
  } as const;
  return hasJobs
    ? {
        ...named,
        entry: { forbid: { ...ends, unless: { through: { kind: 'dataset' } } } },
        rule: {
          ...rule,
          direct: false,
          unlessTransform: [],
          unlessThrough: { kind: 'fact', fact: 'kind', pattern: 'dataset' },
        },
      }
    : {
        ...named,
        entry: { forbid: { ...ends, direct: true } },
        rule: { ...rule, direct: true, unlessTransform: [] },
      };
}

function backwardCandidate({ label, pattern, above }: OrderedLayer): TestCandidate {
  const [from, to] = [selects([pattern]), selects(above.map((one) => one.pattern))];
  return {
    name: testName('nothing-back-from', label),
    level: 'error',
    basis: `${label} is derived from ${above.map((one) => one.label).join(', ')}`,
    entry: { forbid: { from: from.written, to: to.written } },
    rule: {
      kind: 'path',
      from: from.selector,
      to: to.selector,
      direct: false,
      unlessTransform: [],
    },
  };
}

function sourcedCandidate({ label, pattern }: OrderedLayer): TestCandidate {
  const of = selects([pattern]);
  return {
    name: testName(label, 'has-sources'),
    level: 'error',
    basis: `No other schema reads ${label}, so a dataset without upstreams there is most likely an omission`,
    entry: { require: { of: of.written, upstreams: '>=1' } },
    rule: {
      kind: 'require',
      of: of.selector,
      upstreams: { count: { sign: '>=', number: 1 } },
    },
  };
}
