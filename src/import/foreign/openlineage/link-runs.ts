import { type Finding, finding } from '../../../errors/finding.js';
import { outputEnd } from '../../../model/edge-end.js';
import type { LeftOut, PortableLineage } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import { LineageCollector } from '../lineage-collector.js';
import { isPortableColumn } from '../portable-names.js';

import { EventNames, type OpenLineageOptions } from './event-names.js';
import type { LineageNode, SourceFacts } from './lineage-nodes.js';
import { allSources, hasSources, type StatedLineage } from './stated-lineage.js';
import type { StatedJob, StatedRun } from './stated-run.js';

/** Adds the statements of runs to the lineage, and collects the facts that do not fit into it. */
export class RunLinker {
  readonly collector: LineageCollector = new LineageCollector();
  readonly leftOut: Required<LeftOut>[] = [];
  /** By message, since runs repeat each other. */
  readonly #findings = new Map<string, Finding>();
  /** Datasets that a run reads and writes. Column lineage can make such an edge. */
  readonly #selfReads = new Map<DatasetUrn, Required<LeftOut>>();
  readonly #options: OpenLineageOptions;
  readonly #names: EventNames;
  /** Datasets and sources of columns that are in `leftOut` already. */
  readonly #reported = new Set<LineageNode | SourceFacts>();
  /** The facts of repeated runs are the same objects. */
  readonly #linked = new Set<StatedLineage['fields']>();

  constructor(options: OpenLineageOptions) {
    this.#options = options;
    this.#names = new EventNames(options);
  }

  /** Links the lineage of a run: to the job if the job gets it, else to the datasets that it writes. */
  linkRun({ run: { line }, stated, job }: StatedRun): void {
    const holder = job && this.#jobUrn(job.subject, line);
    if (job !== undefined && holder === undefined) return;
    if (job !== undefined && holder !== undefined) this.#linkJob(holder, job, line);
    for (const one of stated) this.#link(one, line, holder);
  }

  #linkJob(holder: EntityUrn, { inputs, outputs }: StatedJob, line: number): void {
    for (const input of inputs) {
      const urn = this.#urnOf(input, line);
      if (urn !== undefined) this.collector.addEdge(holder, urn, { type: 'TRANSFORMED' });
    }
    for (const output of outputs) {
      const urn = this.#urnOf(output, line);
      if (urn !== undefined)
        this.collector.addEdge(holder, outputEnd(urn), { type: 'TRANSFORMED' });
    }
  }

  #jobUrn(job: LineageNode, line: number): EntityUrn | undefined {
    const urn = this.#names.jobUrnOf(job);
    if (urn.ok) return urn.value;
    this.#report(job, { code: urn.problem, record: job.label, line });
    return undefined;
  }

  #link(stated: StatedLineage, line: number, job: EntityUrn | undefined): void {
    const { target, inputs, fields } = stated;
    const downstream = this.#urnOf(target, line);
    const context = { target, downstream, job, line };
    for (const input of inputs) this.#linkInput(input, context);
    if (!hasSources(stated) && downstream !== undefined && job === undefined)
      this.collector.addUnit(downstream);
    if (this.#linked.has(fields)) return;
    this.#linked.add(fields);
    for (const { column, sources } of fields)
      for (const source of sources) this.#linkColumn(column, source, context);
    this.#findUnlisted(stated);
  }

  /** Ends the lineage. After that, `leftOut` is complete. */
  finish(): { readonly lineage: PortableLineage; readonly findings: readonly Finding[] } {
    const lineage = this.collector.finish();
    for (const { downstream, edges } of lineage.units)
      if (isDatasetUrn(downstream) && edges.some(({ upstream }) => upstream === downstream))
        this.#selfReads.delete(downstream);
    for (const one of this.#selfReads.values()) this.leftOut.push(one);
    const findings = [...this.#findings.values(), ...this.#names.sourceNames.notes()];
    return { lineage, findings };
  }

  /** Finds misspelled and other datasets that column lineage names and the run does not list. */
  #findUnlisted(stated: StatedLineage): void {
    const { target, listed } = stated;
    if (listed === undefined) return;
    const nodes = allSources(stated).map(({ node }) => node);
    const named = new Set(nodes.filter((node) => !listed.has(node)));
    const known = new Set([target, ...listed].map((node) => this.urnText(node)));
    const inputsText = [...listed].map(({ label }) => `"${label}"`).join(', ') || 'none';
    for (const node of named)
      if (!known.has(this.urnText(node))) {
        const message = `the column lineage of "${target.label}" names "${node.label}", which is not an input of the event: its inputs are ${inputsText}`;
        this.#findings.set(message, finding('openlineage-unlisted-dataset', { message }));
      }
  }

  /** Returns the urn of a dataset, or the dataset itself. Two names of one dataset have one urn. */
  urnText(dataset: LineageNode): DatasetUrn | LineageNode {
    const urn = this.#names.urnOf(dataset);
    return urn.ok ? urn.value : dataset;
  }

  #linkInput(input: SourceFacts, { target, downstream, job, line }: LinkContext): void {
    const upstream = this.#urnOf(input.node, line);
    if (downstream === undefined || upstream === undefined) return;
    if (input.column !== undefined) this.#reportIndirect(input, `${target.label}.*`, line);
    if (job !== undefined) {
      this.collector.addEdge(job, upstream, { type: 'TRANSFORMED' });
      return;
    }
    // An export states each of its edges, also from a dataset to itself.
    if (upstream !== downstream || input.type !== undefined)
      this.collector.addEdge(downstream, upstream, { type: input.type ?? 'TRANSFORMED' });
    else this.#selfReads.set(downstream, { code: 'import-self-edge', record: target.label, line });
    if (input.everyColumn) this.collector.addWildcard(downstream, upstream);
  }

  #linkColumn(
    column: string,
    source: SourceFacts,
    { target, downstream, job, line }: LinkContext,
  ): void {
    const upstream = this.#urnOf(source.node, line);
    if (downstream === undefined || upstream === undefined) return;
    const holder = job ?? downstream;
    this.collector.addEdge(holder, upstream, { type: 'TRANSFORMED' });
    if (source.column === undefined) return;
    if (source.isIndirect && !this.#options.indirect)
      this.#reportIndirect(source, `${target.label}.${column}`, line);
    else if (![column, source.column].every(isPortableColumn))
      this.#report(source, {
        code: 'openlineage-malformed-name',
        record: `${target.label}.${column} <- ${source.node.label}.${source.column}`,
        line,
      });
    else
      this.collector.addPair(holder, {
        ...(job !== undefined && { of: downstream }),
        downstreamColumn: column,
        upstream: { dataset: upstream, column: source.column },
        transform: source.transform,
        confidence: source.confidence ?? this.#options.confidence ?? 1,
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
    if (!this.#reported.has(subject)) this.leftOut.push(leftOut);
    this.#reported.add(subject);
  }
}

/** The dataset that a run writes. `downstream` is undefined if it has no urn. */
interface LinkContext {
  readonly target: LineageNode;
  readonly downstream: DatasetUrn | undefined;
  /** The job that gets the lineage. Undefined if the dataset itself gets it. */
  readonly job: EntityUrn | undefined;
  readonly line: number;
}
