import { getOrMake } from '../../../model/get-or-make.js';
import type { LineageType } from '../../../model/upstream-lineage.js';
import { isDatasetUrn } from '../../../urn/entity-urn.js';
import type { ForeignValue } from '../foreign-value.js';

/** The namespace of the jobs that stand for the lineage of one dataset in our exports. */
export const OWN_NAMESPACE = 'headwater';

/** A dataset or a job, as events name it. One object for each. */
export class LineageNode {
  readonly kind: 'dataset' | 'job';
  readonly namespace: string;
  readonly name: string;
  /** A table name that an event gives the dataset besides its own. The last name counts. */
  tableName: Symlink | undefined;
  /** The urn that an export of this project states. The last urn counts. */
  statedUrn: string | undefined;
  /** True if an event says that the dataset is a table of Iceberg. */
  isIceberg = false;
  /** Events state these facts of the tool that runs a job. */
  tool: JobTool = {};
  readonly #id: number;

  constructor(kind: 'dataset' | 'job', namespace: string, name: string, id: number) {
    this.kind = kind;
    this.namespace = namespace;
    this.name = name;
    this.#id = id;
  }

  /** The name of the node in reports. */
  get label(): string {
    return `${this.namespace} ${this.name}`;
  }

  /** Returns a short key, which stands for the node in comparisons of facts as JSON. */
  toJSON(): number {
    return this.#id;
  }
}

/** The tool that runs a job. The first of these that is known names it. */
export interface JobTool {
  /** The integration in the facet `jobType`. */
  readonly integration?: string | undefined;
  /** The name in the facet `processing_engine`. */
  readonly engine?: string | undefined;
  /** The address of the program that made the event. */
  readonly producer?: string | undefined;
}

export interface Symlink {
  readonly namespace: string;
  readonly name: string;
}

/** The nodes of a file. */
export class LineageNodes {
  /** By kind, namespace and name. */
  readonly #nodes = new Map<string, LineageNode>();

  /** Reads the namespace and the name of a node. */
  read(kind: 'dataset' | 'job', value: ForeignValue): LineageNode {
    const namespace = value.member('namespace').requiredText();
    const name = value.member('name').requiredText();
    const key = JSON.stringify([kind, namespace, name]);
    const { size } = this.#nodes;
    return getOrMake(this.#nodes, key, () => new LineageNode(kind, namespace, name, size));
  }
}

/**
 * Returns true for a job that an import can make an entity of. The jobs of an export of this project
 * that stand for the lineage of one dataset are no jobs.
 */
export function isRealJob({ kind, namespace, name }: LineageNode): boolean {
  return kind === 'job' && !(namespace === OWN_NAMESPACE && isDatasetUrn(name));
}

/** Returns a facet. Undefined if it is absent, and null if the event deletes it. */
export function readFacet(facets: ForeignValue, name: string): ForeignValue | null | undefined {
  const facet = facets.member(name);
  if (facet.isAbsent) return undefined;
  return facet.member('_deleted').flag() === true ? null : facet;
}

/** Reads the namespace, the name and the type of a dataset or job. Without a type, a dataset. */
export function readNode(value: ForeignValue, nodes: LineageNodes): LineageNode {
  return nodes.read(
    value.member('type').text()?.toUpperCase() === 'JOB' ? 'job' : 'dataset',
    value,
  );
}

/** The lineage that one event states. The reader keeps nothing else of the event. */
export interface EventFacts {
  /** True if the event has a list of inputs, which may be empty. */
  readonly statesInputs: boolean;
  readonly inputs: readonly LineageNode[];
  readonly outputs: readonly OutputFacts[];
  /** Explicit lineage of the job and of the run. Undefined without such a facet. */
  readonly entries?: readonly TargetFacts[] | undefined;
}

/** A dataset that a run writes. Undefined: the run states no fact. Null: it deletes the fact. */
export interface OutputFacts {
  readonly dataset: LineageNode;
  /** The facet `columnLineage`. */
  readonly columns?: TargetFacts | null | undefined;
  /** The facet `lineage`. */
  readonly explicit?: TargetFacts | null | undefined;
}

/** The sources of one dataset or job. */
export interface TargetFacts {
  readonly target: LineageNode;
  /** Sources of the target as a whole. A source with a column only filters, joins or sorts rows. */
  readonly inputs: readonly SourceFacts[];
  readonly fields: readonly FieldFacts[];
}

/** The sources of one column. */
export interface FieldFacts {
  readonly column: string;
  readonly sources: readonly SourceFacts[];
}

export interface SourceFacts {
  readonly node: LineageNode;
  readonly column?: string | undefined;
  readonly transform?: string | undefined;
  /** True if the source only filters, joins or sorts rows, and gives no values. */
  readonly isIndirect: boolean;
  /** 0 to 1. Only exports of this project state it. */
  readonly confidence?: number | undefined;
  /** The type of the edge. Only exports of this project state it. */
  readonly type?: LineageType | undefined;
  /** True if every column that both datasets have is mapped. */
  readonly everyColumn?: boolean | undefined;
}
