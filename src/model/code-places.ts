import type { Place } from '../errors/place.js';
import type { EntityUrn } from '../urn/entity-urn.js';

/** The places of the code that makes datasets. */
export type CodePlaces = ReadonlyMap<EntityUrn, CodePlace>;

export interface CodePlace {
  /** The statement or the model. */
  readonly place: Place;
  /** The expression of each column, by the name of the column in lower case. */
  readonly columns: ReadonlyMap<string, Place>;
  /** The reason why the columns are not known. Default: they are. */
  readonly problem?: string | undefined;
  /** Tables that it reads with unknown columns, so that a star may make more columns. Default: none. */
  readonly unknown?: readonly string[] | undefined;
}
