import type { Aspect, AspectView } from './aspect-view.js';
import type { Name } from './domain.js';
import type { Schemas } from './meaning.js';

/**
 * All lineage of one moment, by the short name of the downstream, with the schemas of that moment.
 */
export class Lineages {
  readonly aspects: ReadonlyMap<Name, Aspect | undefined>;
  readonly schemas: Schemas;

  constructor(
    aspects: ReadonlyMap<Name, Aspect | undefined>,
    schemas: ReadonlyMap<string, readonly string[] | null>,
  ) {
    this.aspects = aspects;
    // An empty list says nothing about the columns, like a schema that does not exist.
    this.schemas = new Map(
      [...schemas].map(([urn, paths]) => [urn, paths && paths.length > 0 ? paths : null]),
    );
  }

  get(name: Name): Aspect | undefined {
    return this.aspects.get(name);
  }

  at(name: Name): AspectView {
    return { aspect: this.get(name), schemas: this.schemas };
  }
}
