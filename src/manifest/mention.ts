import type { Place } from '../errors/place.js';
import type { EntityType } from '../urn/entity-urn.js';
import { SourceRange } from '../yaml/source-text.js';
import type { EntityReference } from './file-names.js';

/** An entity that lineage names. */
export class Mention extends SourceRange {
  readonly reference: EntityReference;

  constructor({ source, start, end }: SourceRange, reference: EntityReference) {
    super(source, start, end);
    this.reference = reference;
  }

  /** The place of the name alone. */
  get datasetPlace(): Place {
    return this.place;
  }

  /** The type that the key of the name needs. Undefined where any type may stand. */
  get neededType(): EntityType | undefined {
    return undefined;
  }
}

/** The job of an entry. */
export class JobMention extends Mention {
  override get neededType(): EntityType {
    return 'dataJob';
  }
}

/** Returns true for an entity that the manifests name. */
export function isKnown({ reference }: { readonly reference: EntityReference }): boolean {
  return reference.urn !== undefined;
}
