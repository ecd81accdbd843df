import { getOrMake } from '../model/get-or-make.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { DatasetIdentity } from './entity-identity.js';

/** A dataset as the lineage of a file names it: by a short name, or by its parts or urn. */
export interface DatasetReference {
  readonly name: string | DatasetIdentity;
  /** Undefined until all files are read, and afterwards for an unknown dataset. */
  urn: DatasetUrn | undefined;
}

/** The names in the lineage of one file. It keeps each once, since every mapping repeats them. */
export class FileNames {
  /** Each short name once, in the order of the file. */
  readonly references: DatasetReference[] = [];
  readonly #byShortName = new Map<string, DatasetReference>();
  readonly #columns = new Map<string, string>();

  shortName(name: string): DatasetReference {
    return getOrMake(this.#byShortName, name, () => this.#add(name));
  }

  identity(identity: DatasetIdentity): DatasetReference {
    return this.#add(identity);
  }

  /** Returns the first of all equal names of columns. */
  column(name: string): string {
    return getOrMake(this.#columns, name, () => name);
  }

  #add(name: DatasetReference['name']): DatasetReference {
    const reference = { name, urn: undefined };
    this.references.push(reference);
    return reference;
  }
}
