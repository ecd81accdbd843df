import { codes } from '../../errors/codes.js';
import type { DatasetReading, LineageReading, Readings } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { LostLineage } from '../../plan/document/receipt.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { asCatalogError } from '../engine/read-back.js';
import type { Reason } from '../engine/write-strategy.js';
import type { LineageContext, ReadyLineage } from './approved-unit.js';
import { findLosses, type OurMutation } from './find-losses.js';

/** Versions that a catalog keeps beside the latest. Source: DataHub's `boot/retention.yaml`. */
const KEPT_VERSIONS = 20;

/** A mutation that was sent, and the aspect as it was read before. */
interface SentMutation {
  readonly before: LineageReading;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/**
 * Finds the lineage of others that our mutations undid, for catalogs whose mutation writes without
 * a condition. Nothing can prevent such a loss, so the run records it in the receipt and reports
 * it. It never restores lineage of others unasked.
 */
export class LossWatch {
  readonly #context: LineageContext;
  readonly #sent = new Map<EntityUrn, SentMutation>();
  readonly #reasons = new Map<EntityUrn, Reason>();

  constructor(context: LineageContext) {
    this.#context = context;
  }

  /** Notes a mutation that is about to be sent. */
  expect({ unit, lineage, steps }: ReadyLineage, step: LineageStep): void {
    // An earlier mutation of the unit may still be unchecked.
    const { before = lineage, added = [], removed = [] } = this.#sent.get(unit.urn) ?? {};
    this.#sent.set(unit.urn, {
      before,
      added: new Set([...added, ...(step === 'edgesToAdd' ? steps.edgesToAdd : [])]),
      removed: new Set([...removed, ...(step === 'edgesToRemove' ? steps.edgesToRemove : [])]),
    });
  }

  /**
   * Checks the sent mutations. A later check repeats those that cannot be read now.
   *
   * @param readings the datasets after their mutations. Default: reads them now
   */
  async check(readings?: Readings): Promise<void> {
    for (const [urn, sent] of this.#sent) {
      try {
        const found = readings ?? (await this.#context.writer.readDatasets([urn]));
        await this.#checkOne(urn, sent, found.get(urn));
        this.#sent.delete(urn);
      } catch (thrown) {
        asCatalogError(thrown);
      }
    }
  }

  /**
   * Checks the remaining mutations. A mutation that still cannot be read leaves a doubt. Returns
   * the reason for each unit with a loss or a doubt.
   */
  async checkAll(): Promise<ReadonlyMap<EntityUrn, Reason>> {
    await this.check();
    for (const urn of this.#sent.keys()) this.#doubt(urn, 'the aspect could not be read after it');
    return this.#reasons;
  }

  async #checkOne(
    urn: EntityUrn,
    { before, added, removed }: SentMutation,
    reading: DatasetReading | undefined,
  ): Promise<void> {
    const { planner, actor, record } = this.#context;
    if (reading?.kind !== 'present')
      return this.#doubt(urn, 'the catalog does not show the dataset');
    const after = reading.lineage;
    const [first, last] = [versionNumber(before), versionNumber(after)];
    // A single new version replaced the one that we read.
    if (last - first <= 1) return;
    const between = await this.#readBetween(urn, first, last);
    if (between === undefined)
      return this.#doubt(urn, `the catalog does not show the versions before ${last}`);
    const mutation: OurMutation = { added, removed, owner: planner.owner, actor };
    const found = findLosses([before, ...between, after], mutation);
    if (found === undefined) return;
    await record({ event: 'lost', unit: 'lineage', urn, ...found });
    this.#add(urn, codes['others-lost'].code, this.#describe(urn, found));
  }

  /**
   * Reads the versions between two numbers. DataHub may skip a number. Returns undefined if the
   * catalog does not show that it keeps versions: a version that it hides may then exist.
   */
  async #readBetween(
    urn: EntityUrn,
    first: number,
    last: number,
  ): Promise<readonly LineageReading[] | undefined> {
    if (last - first > KEPT_VERSIONS) return undefined;
    const versions: LineageReading[] = [];
    for (let version = first; version < last; version++) {
      if (version === 0) continue;
      const found = await this.#context.writer.readStoredVersions(new Map([[urn, version]]));
      const reading = found.get(urn);
      if (reading !== undefined && version > first) versions.push(reading);
      else if (reading === undefined && version === Math.max(first, 1)) return undefined;
    }
    return versions;
  }

  #describe(urn: EntityUrn, { lost, returned }: LostLineage): string {
    const { book } = this.#context.planner;
    const parts = [
      ...listRecords('lost', lost, book),
      ...listRecords('back although another writer removed or changed it', returned, book),
    ];
    const message = `updateLineage undid what another writer wrote meanwhile: ${parts.join('; ')}. The receipt holds the records, and headwater rollback of the receipt plans to restore them`;
    this.#context.note(`${book(urn)}: ${message}`);
    return message;
  }

  #doubt(urn: EntityUrn, why: string): void {
    const message = `it is not known whether updateLineage undid what another writer wrote meanwhile: ${why}`;
    this.#add(urn, codes['not-verified'].code, message);
  }

  #add(urn: EntityUrn, code: Reason['code'], message: string): void {
    const earlier = this.#reasons.get(urn);
    // A known loss outweighs a doubt.
    const kept = earlier?.code === codes['others-lost'].code ? earlier.code : code;
    const full = earlier === undefined ? message : `${earlier.message}; ${message}`;
    this.#reasons.set(urn, { code: kept, message: full });
  }
}

function listRecords(
  what: string,
  { upstreams, fineGrainedLineages = [] }: LostLineage['lost'],
  book: AddressBook,
): readonly string[] {
  const edges = upstreams.map(({ dataset, type }) => `<- ${book(dataset as EntityUrn)} (${type})`);
  const count = fineGrainedLineages.length;
  const columns = count === 0 ? [] : [`${count} column ${count === 1 ? 'record' : 'records'}`];
  const all = [...edges, ...columns];
  return all.length === 0 ? [] : [`${what}: ${all.join(', ')}`];
}

function versionNumber({ version }: LineageReading): number {
  return Math.max(Number(version), 0);
}
