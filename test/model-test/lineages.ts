import type { Name } from './domain.js';
import type { Schemas } from './meaning.js';
import type { Aspect, Sight } from './picture.js';

/** All lineage of one moment, by the short name of the downstream, and the schemas of that moment. */
export class Lineages {
  readonly aspects: ReadonlyMap<Name, Aspect | undefined>;
  readonly schemas: Schemas;

  constructor(
    aspects: ReadonlyMap<Name, Aspect | undefined>,
    schemas: ReadonlyMap<string, readonly string[] | null>,
  ) {
    this.aspects = aspects;
    // An empty list says as little as none.
    this.schemas = new Map(
      [...schemas].map(([urn, paths]) => [urn, paths && paths.length > 0 ? paths : null]),
    );
  }

  get(name: Name): Aspect | undefined {
    return this.aspects.get(name);
  }

  at(name: Name): Sight {
    return { aspect: this.get(name), schemas: this.schemas };
  }
}
