import type { CodeName } from '../../errors/codes.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import type { FormatReading, LeftOut, PortablePair } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { LineageCollector, type StatedFacts } from './lineage-collector.js';

/** One edge, and the statement of a record about its columns. */
export interface EdgeStatement extends StatedFacts {
  /** The holder of the edge. */
  readonly downstream: EntityUrn;
  /** The other end. */
  readonly upstream: EdgeEnd;
  /** A pair of the two datasets. `*`: all columns that both have. Absent for an edge alone. */
  readonly columns?: PortablePair | '*' | undefined;
}

type RecordName = Omit<LeftOut, 'code'>;

/** Unites and counts the records of a source. Leaves out records that contradict earlier ones. */
export class RecordCollector {
  readonly leftOut: LeftOut[] = [];
  readonly #lineage = new LineageCollector();
  /** Records that say that an entity has no lineage. Later records can contradict them. */
  readonly #withoutUpstreams: (readonly [holder: EntityUrn, record: RecordName])[] = [];
  #records = 0;

  /**
   * Takes the statements of one record. If one of them contradicts an earlier record, takes none
   * and returns false. The caller then leaves the record out.
   */
  take(statements: readonly EdgeStatement[]): boolean {
    if (statements.some((statement) => this.#contradicts(statement))) return false;
    this.#records++;
    for (const { downstream, upstream, columns, ...facts } of statements) {
      this.#lineage.addEdge(downstream, upstream, facts);
      if (columns === '*') this.#lineage.addWildcard(downstream, upstream as DatasetUrn);
      else if (columns !== undefined) this.#lineage.addPair(downstream, columns);
    }
    return true;
  }

  /** Takes a record that says that an entity has no lineage. */
  takeWithoutUpstreams(downstream: EntityUrn, record: RecordName): void {
    this.#records++;
    this.#lineage.addUnit(downstream);
    this.#withoutUpstreams.push([downstream, record]);
  }

  leaveOut(code: CodeName, record: RecordName): void {
    this.#records++;
    this.leftOut.push({ code, ...record });
  }

  finish(): FormatReading {
    for (const [downstream, record] of this.#withoutUpstreams)
      if (this.#lineage.hasEdges(downstream))
        this.leftOut.push({ code: 'import-contradiction', ...record });
    return {
      lineage: this.#lineage.finish(),
      records: this.#records,
      leftOut: this.leftOut.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    };
  }

  #contradicts({ downstream, upstream, columns, ...facts }: EdgeStatement): boolean {
    const known = this.#lineage.factsOf(downstream, upstream);
    if (differs(facts.type, known.type) || differs(facts.note, known.note)) return true;
    if (columns === undefined || columns === '*') return false;
    const pair = this.#lineage.pairLike(downstream, columns);
    if (pair === undefined) return false;
    return pair.transform !== columns.transform || pair.confidence !== columns.confidence;
  }
}

/** Returns true for two facts that differ. An absent fact contradicts nothing. */
function differs(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}
