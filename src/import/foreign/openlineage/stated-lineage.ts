import { HeadwaterError } from '../../../errors/headwater-error.js';
import { groupAt, groupBy } from '../../../model/group-by.js';
import type { LineageNode, SourceFacts, TargetFacts } from './lineage-nodes.js';
import type { JobRun, UnitedRun } from './united-run.js';

/** The sources of one dataset, as a run states them. A dataset without sources has no upstreams. */
export interface StatedLineage extends TargetFacts {
  /** The inputs of the run, if its column lineage can name other datasets. */
  readonly listed?: ReadonlySet<LineageNode>;
}

/**
 * Returns the lineage that a run states about each dataset that it writes. Explicit lineage stands
 * alone. Otherwise each input flows into each output, and so do the sources of its column lineage.
 * Jobs between datasets collapse. Empty if the run states nothing.
 *
 * @param onEdges takes a number of edges before they are made. It may throw
 */
export function statedLineage(
  run: UnitedRun,
  onEdges: (edges: number) => void,
): readonly StatedLineage[] {
  const entries = groupBy(run.entries, ({ target }) => target);
  const targets = new Set([...run.outputs.keys(), ...entries.keys()]);
  const all = [...targets].flatMap((target) => {
    if (target.kind === 'job') return [];
    const { columns, explicit } = run.outputs.get(target) ?? {};
    const stated = [...groupAt(entries, target), ...(explicit ? [explicit] : [])];
    if (stated.length > 0) return collapseJobs(stated, entries, onEdges);
    onEdges(run.inputs.size);
    return fromInputs(target, run, columns);
  });
  return all.some(saysMore) ? all : [];
}

type Sources = Pick<TargetFacts, 'inputs' | 'fields'>;

/** Lists the sources of a dataset as a whole, and the sources of its columns. */
export function allSources({ inputs, fields }: Sources): readonly SourceFacts[] {
  return [...inputs, ...fields.flatMap(({ sources }) => sources)];
}

export function hasSources({ inputs, fields }: Sources): boolean {
  return inputs.length > 0 || fields.some(({ sources }) => sources.length > 0);
}

/** Returns false if a run says of a dataset only that its job reads it. */
function saysMore({ target, inputs, fields }: StatedLineage): boolean {
  return (
    inputs.length === 0 ||
    inputs.some(({ node }) => node !== target) ||
    fields.some(({ sources }) => sources.length > 0)
  );
}

/**
 * Unites the inputs of a run with the column lineage of a dataset. A run without a list of inputs
 * may still have inputs.
 */
function fromInputs(
  target: LineageNode,
  { statesInputs, inputs }: UnitedRun,
  columns: TargetFacts | null | undefined,
): readonly StatedLineage[] {
  const { inputs: rows = [], fields = [] } = columns ?? {};
  const isStated = hasSources({ inputs: rows, fields });
  if (!isStated && !statesInputs) return [];
  const plain = [...inputs].map((node) => ({ node, isIndirect: false }));
  const listed = isStated && statesInputs && { listed: inputs };
  return [{ target, inputs: [...rows, ...plain], fields, ...listed }];
}

/** Returns the datasets of a run without lineage: outputs without sources, inputs without use. */
export function silentDatasets(
  { inputs, outputs }: UnitedRun,
  stated: readonly StatedLineage[],
): readonly LineageNode[] {
  const named = new Set(
    stated.flatMap((one) => [one.target, ...allSources(one).map(({ node }) => node)]),
  );
  return [...new Set([...inputs, ...outputs.keys()])].filter((node) => !named.has(node));
}

function collapseJobs(
  facts: readonly TargetFacts[],
  entries: ReadonlyMap<LineageNode, readonly TargetFacts[]>,
  onEdges: (edges: number) => void,
): readonly StatedLineage[] {
  const sources = facts.flatMap(allSources);
  // The facts themselves are returned where possible. The caller knows facts that it has seen.
  if (sources.every(({ node }) => node.kind === 'dataset')) return facts;
  const collapse = (some: readonly SourceFacts[]) =>
    some.flatMap((source) =>
      source.node.kind === 'job' ? datasetsBehind(source.node, entries, onEdges) : source,
    );
  return facts.map(({ target, inputs, fields }) => ({
    target,
    inputs: collapse(inputs),
    fields: fields.map(({ column, sources: own }) => ({ column, sources: collapse(own) })),
  }));
}

/** Finds the datasets that a job reads, also through other jobs. */
function datasetsBehind(
  job: LineageNode,
  entries: ReadonlyMap<LineageNode, readonly TargetFacts[]>,
  onEdges: (edges: number) => void,
): readonly SourceFacts[] {
  // A set yields what is added while it is iterated, so it is the queue too.
  const queue = new Set([job]);
  for (const node of queue)
    if (node.kind === 'job')
      for (const { inputs } of groupAt(entries, node)) {
        // A chain of jobs takes time too, even if no dataset is at its end.
        onEdges(inputs.length);
        for (const input of inputs) queue.add(input.node);
      }
  return [...queue]
    .filter(({ kind }) => kind === 'dataset')
    .map((node) => ({ node, isIndirect: false }));
}

/**
 * The edges that a file may mean beyond {@link PER_DATASET}. Nobody reviews more edges, and making
 * them takes some seconds.
 */
const FREE_EDGES = 300_000;

/** Edges for each dataset that a run lists. Most jobs read a few datasets and write one. */
const PER_DATASET = 3;

/**
 * Counts the edges that runs mean, before anything makes them. Lists of inputs and outputs
 * multiply, so a small file can mean billions.
 */
export class EdgeLimit {
  #left = FREE_EDGES;
  readonly #shownAs: string;

  constructor(shownAs: string) {
    this.#shownAs = shownAs;
  }

  /** Starts a run. Returns a function that takes the numbers of edges that the run means. */
  start({ subject, line }: JobRun, { inputs, outputs }: UnitedRun): (edges: number) => void {
    this.#left += PER_DATASET * (inputs.size + outputs.size);
    return (edges) => {
      this.#left -= edges;
      if (this.#left >= 0) return;
      const meaning = `${inputs.size} inputs and ${outputs.size} outputs`;
      const product = `${inputs.size * outputs.size} edges, since each input flows into each output`;
      throw new HeadwaterError(
        'openlineage-too-many-edges',
        `${this.#shownAs}: the run of "${subject.label}" on line ${line} has ${meaning}, which mean ${product}: the events mean more edges than are imported`,
        { hint: 'state its edges in the facet lineage, or report its steps as jobs of their own' },
      );
    };
  }
}
