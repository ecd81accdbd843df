import type { Json } from '../../model/json.js';
import { anything, list, object, type Shape, shape, text } from './shape.js';

/** A list whose entries are still to be checked, one by one. */
export const isList: Shape<readonly Json[]> = shape(list(anything));

export const hasUrn: Shape<{ readonly urn: string }> = shape(object({ urn: text }));
