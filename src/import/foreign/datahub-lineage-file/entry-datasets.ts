import { groupAt, groupBy } from '../../../model/group-by.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';

/** The downstream of an entry, or its upstreams. */
export class EntryDatasets {
  readonly #urns: ReadonlyMap<DatasetUrn, DatasetUrn>;
  /** By {@link tableKey}. Made when it is needed. */
  #byTable: ReadonlyMap<string, readonly DatasetUrn[]> | undefined;

  constructor(urns: Iterable<DatasetUrn>) {
    this.#urns = new Map([...urns].map((urn) => [urn, urn]));
  }

  /** Finds a dataset. Returns the same text for the same dataset, so that it is in memory once. */
  find(urn: DatasetUrn): DatasetUrn | undefined {
    return this.#urns.get(urn);
  }

  /**
   * Finds the dataset that differs from another one in environment or platform instance alone.
   * Undefined if none or several do.
   */
  onlyLike(urn: DatasetUrn): DatasetUrn | undefined {
    this.#byTable ??= groupBy(this.#urns.keys(), tableKey);
    const name = datasetParts(urn).name;
    const [only, ...more] = groupAt(this.#byTable, tableKey(urn)).filter((one) => {
      const other = datasetParts(one).name;
      return name === other || name.endsWith(`.${other}`) || other.endsWith(`.${name}`);
    });
    return more.length === 0 ? only : undefined;
  }
}

/** The parts that two datasets share if only their environment or platform instance differs. */
function tableKey(urn: DatasetUrn): string {
  const platform = urn.slice(0, urn.indexOf(','));
  const name = datasetParts(urn).name;
  return `${platform},${name.slice(name.lastIndexOf('.') + 1)}`;
}
