import type { LeftOut } from '../../model/portable-lineage.js';
import { findControl } from '../../urn/control-characters.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { LineageCollector } from '../lineage-collector.js';
import { DatasetNames } from './dataset-names.js';
import type { SourceFacts } from './event-facts.js';
import type { LineageNode } from './lineage-nodes.js';
import type { OpenLineageOptions } from './openlineage-options.js';
import type { StatedLineage } from './stated-lineage.js';

/** Adds what runs say to the lineage, and collects what cannot be a part of it. */
export class RunLinker {
  readonly collector: LineageCollector = new LineageCollector();
  readonly leftOut: Required<LeftOut>[] = [];
  readonly #options: OpenLineageOptions;
  readonly #names: DatasetNames;
  /** Datasets and sources of columns that are in `leftOut` already. */
  readonly #reported = new Set<LineageNode | SourceFacts>();
  /** The facts of repeated runs are the same objects. */
  readonly #linked = new Set<StatedLineage['fields']>();

  constructor(options: OpenLineageOptions) {
    this.#options = options;
    this.#names = new DatasetNames(options);
  }

  link(stated: StatedLineage, line: number): void {
    const { target, inputs, fields } = stated;
    if (this.#linked.has(fields)) return;
    if (fields.length > 0) this.#linked.add(fields);
    const downstream = this.#urnOf(target, line);
    const context = { target, downstream, line };
    for (const input of inputs) this.#linkInput(input, context);
    for (const { column, sources } of fields)
      for (const source of sources) this.#linkColumn(column, source, context);
    if (inputs.length + fields.length === 0 && downstream !== undefined)
      this.collector.addUnit(downstream);
  }

  #linkInput(input: SourceFacts, { target, downstream, line }: LinkContext): void {
    const upstream = this.#urnOf(input.node, line);
    if (downstream === undefined || upstream === undefined) return;
    if (input.column !== undefined) this.#reportIndirect(input, `${target.label}.*`, line);
    // An export states each of its edges, also from a dataset to itself.
    if (upstream !== downstream || input.type !== undefined)
      this.collector.addEdge(downstream, { upstream, type: input.type ?? 'TRANSFORMED' });
    if (input.everyColumn) this.collector.addWildcard(downstream, upstream);
  }

  #linkColumn(
    column: string,
    source: SourceFacts,
    { target, downstream, line }: LinkContext,
  ): void {
    const upstream = this.#urnOf(source.node, line);
    if (downstream === undefined || upstream === undefined) return;
    this.collector.addEdge(downstream, { upstream, type: 'TRANSFORMED' });
    if (source.column === undefined) return;
    if (source.isIndirect && !this.#options.indirect)
      this.#reportIndirect(source, `${target.label}.${column}`, line);
    else if ([column, source.column].some(isMalformed))
      this.#report(source, {
        code: 'openlineage-malformed-name',
        record: `${target.label}.${column} <- ${source.node.label}.${source.column}`,
        line,
      });
    else
      this.collector.addPair(downstream, {
        downstreamColumn: column,
        upstream: { dataset: upstream, column: source.column },
        ...(source.transform !== undefined && { transform: source.transform }),
        confidence: source.confidence ?? 1,
      });
  }

  #urnOf(dataset: LineageNode, line: number): DatasetUrn | undefined {
    const urn = this.#names.urnOf(dataset);
    if (urn.ok) return urn.value;
    this.#report(dataset, { code: urn.problem, record: dataset.label, line });
    return undefined;
  }

  #reportIndirect(source: SourceFacts, downstream: string, line: number): void {
    const record = `${downstream} <- ${source.node.label}.${source.column}`;
    this.#report(source, { code: 'openlineage-indirect', record, line });
  }

  #report(subject: LineageNode | SourceFacts, leftOut: Required<LeftOut>): void {
    if (this.#reported.has(subject)) return;
    this.#reported.add(subject);
    this.leftOut.push(leftOut);
  }
}

/** The dataset that a run writes. Its urn is undefined if it has none. */
interface LinkContext {
  readonly target: LineageNode;
  readonly downstream: DatasetUrn | undefined;
  readonly line: number;
}

function isMalformed(column: string): boolean {
  return column === '' || findControl(column) !== undefined;
}
