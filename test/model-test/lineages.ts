import type { Aspect, AspectView } from './aspect-view.js';
import type { Downstream } from './domain.js';
import type { Schemas } from './meaning.js';

/**
 * All lineage of one moment, by the short name of the downstream, with the schemas of that moment.
 */
export class Lineages {
  /** In the common form. */
  readonly aspects: ReadonlyMap<Downstream, Aspect | undefined>;
  readonly schemas: Schemas;

  constructor(
    aspects: ReadonlyMap<Downstream, Aspect | undefined>,
    schemas: ReadonlyMap<string, readonly string[] | null>,
  ) {
    this.aspects = aspects;
    // An empty list says nothing about the columns, like a schema that does not exist.
    this.schemas = new Map(
      [...schemas].map(([urn, paths]) => [urn, paths && paths.length > 0 ? paths : null]),
    );
  }

  get(name: Downstream): Aspect | undefined {
    return this.aspects.get(name);
  }

  at(name: Downstream): AspectView {
    return { aspect: this.get(name), schemas: this.schemas };
  }
}
