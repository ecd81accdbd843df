import { getOrMake } from '../model/get-or-make.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { EntityIdentity } from './entity-identity.js';

/** An entity as the lineage of a file names it: by a short name, or by its parts or urn. */
export interface EntityReference {
  readonly name: string | EntityIdentity;
  /** Undefined until all files are read, and afterwards for an unknown entity. */
  urn: EntityUrn | undefined;
}

/** The names in the lineage of one file. It keeps each once, since every mapping repeats them. */
export class FileNames {
  /** Each short name once, in the order of the file. */
  readonly references: EntityReference[] = [];
  readonly #byShortName = new Map<string, EntityReference>();
  readonly #columns = new Map<string, string>();

  shortName(name: string): EntityReference {
    return getOrMake(this.#byShortName, name, () => this.#add(name));
  }

  identity(identity: EntityIdentity): EntityReference {
    return this.#add(identity);
  }

  /** Returns the first of all equal names of columns. */
  column(name: string): string {
    return getOrMake(this.#columns, name, () => name);
  }

  #add(name: EntityReference['name']): EntityReference {
    const reference = { name, urn: undefined };
    this.references.push(reference);
    return reference;
  }
}
