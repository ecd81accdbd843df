import { isDeepStrictEqual } from 'node:util';
import type { ProposedAspect } from '../../../src/model/catalog-port.js';
import { contentForm } from '../../../src/model/content-form.js';
import { isJsonObject, type JsonObject } from '../../../src/model/json.js';
import { kindOf } from '../../../src/model/kinds.js';
import { COLUMN_ASPECT, toCommonForm } from '../../../src/model/lineage-form.js';
import type {
  AspectReading,
  ContentReading,
  DatasetReading,
  LineageReading,
  SchemaReading,
} from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../../src/urn/entity-urn.js';

export type AspectName = ProposedAspect['name'];

interface StoredAspect extends AspectReading {
  /** Milliseconds since 1970. The clock advances with every write. */
  readonly writtenAt?: number;
}

type StoredDataset = ReadonlyMap<AspectName, StoredAspect>;

/**
 * A primary store in memory, with whole aspects and their versions. A write of an equal value
 * changes nothing, as in DataHub.
 */
export class FakeStore {
  readonly #datasets: Map<EntityUrn, StoredDataset>;
  /** Datasets that the catalog does not show. */
  readonly #hidden: Map<EntityUrn, DatasetReading>;
  /** Overwritten lineage, by urn and version. */
  readonly #stored = new Map<string, LineageReading>();
  #time: number;
  #nextVersion: number | undefined;

  constructor(
    datasets: ReadonlyMap<EntityUrn, StoredDataset> = new Map(),
    hidden: ReadonlyMap<EntityUrn, DatasetReading> = new Map(),
    time = 100,
  ) {
    this.#datasets = new Map(datasets);
    this.#hidden = new Map(hidden);
    this.#time = time;
  }

  /** Copies the store. Later changes of either do not affect the other. */
  copy(): FakeStore {
    return new FakeStore(this.#datasets, this.#hidden, this.#time);
  }

  tick(): number {
    this.#time++;
    return this.#time;
  }

  urns(): readonly EntityUrn[] {
    return [...this.#datasets.keys()].sort();
  }

  put(urn: EntityUrn, name: AspectName, value: JsonObject, writtenBy?: string): void {
    const { version, value: before } = this.aspect(urn, name);
    if (before && isDeepStrictEqual(before, value)) return;
    if (name === 'upstreamLineage')
      this.#stored.set(`${urn} ${version}`, this.#lineageReading(urn));
    const stored = {
      version: String(this.#nextVersion ?? Math.max(Number(version), 0) + 1),
      value,
      writtenAt: this.tick(),
      ...(writtenBy !== undefined && { writtenBy }),
    };
    this.#nextVersion = undefined;
    this.#datasets.set(urn, new Map(this.#datasets.get(urn)).set(name, stored));
  }

  /** Makes the next write jump to a version, as DataHub does for aspects that had none. */
  jumpTo(version: number): void {
    this.#nextVersion = version;
  }

  /** Returns overwritten lineage of a version. */
  storedVersion(urn: EntityUrn, version: number): LineageReading | undefined {
    return this.#stored.get(`${urn} ${version}`);
  }

  /** Stores a dataset in the state that a reading shows. */
  putReading(reading: DatasetReading): void {
    const { urn, kind } = reading;
    this.#hidden.delete(urn);
    if (kind === 'absent') this.#datasets.delete(urn);
    if (kind === 'unknown') this.#hidden.set(urn, reading);
    if (kind !== 'present') return;
    const { version, value, writtenAt } = reading.lineage;
    const dataset = new Map(this.#datasets.get(urn)).set('status', {
      version: '1',
      value: { removed: reading.removed },
    });
    if (value)
      dataset.set('upstreamLineage', {
        version,
        value,
        ...(writtenAt !== undefined && { writtenAt }),
      });
    this.#datasets.set(urn, dataset);
  }

  aspect(urn: EntityUrn, name: AspectName): StoredAspect {
    return this.#datasets.get(urn)?.get(name) ?? { version: '-1' };
  }

  /** Returns the lineage of an entity in the common form. */
  lineage(urn: EntityUrn): UpstreamLineage | undefined {
    const { value } = this.aspect(urn, kindOf(urn).aspect);
    if (value === undefined || isDatasetUrn(urn)) return value as UpstreamLineage | undefined;
    return toCommonForm(urn, { edges: value, columns: this.aspect(urn, COLUMN_ASPECT).value });
  }

  reading(urn: EntityUrn): DatasetReading {
    const hidden = this.#hidden.get(urn);
    if (hidden) return hidden;
    if (!this.#datasets.has(urn)) return { kind: 'absent', urn };
    return {
      kind: 'present',
      urn,
      removed: this.aspect(urn, 'status').value?.['removed'] === true,
      lineage: this.#lineageReading(urn),
    };
  }

  #lineageReading(urn: EntityUrn): LineageReading {
    const { version, writtenAt, writtenBy } = this.aspect(urn, kindOf(urn).aspect);
    const value = this.lineage(urn);
    return {
      version,
      ...(value && { value }),
      ...(writtenAt !== undefined && { writtenAt }),
      ...(writtenBy !== undefined && { writtenBy }),
    };
  }

  schema(urn: EntityUrn): SchemaReading {
    const fields = this.aspect(urn, 'schemaMetadata').value?.['fields'];
    return Array.isArray(fields)
      ? fields.filter(isJsonObject).map((field) => String(field['fieldPath']))
      : null;
  }

  content(urn: EntityUrn): ContentReading {
    const plain = ({ version, value }: StoredAspect): AspectReading => ({
      version,
      ...(value && { value }),
    });
    return {
      info: plain(this.aspect(urn, contentForm(urn).aspect)),
      schemaMetadata: plain(this.aspect(urn, 'schemaMetadata')),
    };
  }

  /** Gives a dataset a schema of these field paths. */
  putSchema(urn: EntityUrn, paths: readonly string[]): void {
    this.put(urn, 'schemaMetadata', { fields: paths.map((fieldPath) => ({ fieldPath })) });
  }
}
