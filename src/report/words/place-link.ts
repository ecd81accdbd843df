import type { Place } from '../../errors/place.js';

/**
 * Returns the address of the line of a place, if the caller of the report knows one. Characters
 * that end a link in markdown are percent-encoded. Undefined for any other scheme than HTTP.
 */
export function placeAddress(
  place: Place | null | undefined,
  { link }: { readonly link?: ((place: Place) => string | undefined) | undefined },
): string | undefined {
  const address = place ? link?.(place) : undefined;
  return address !== undefined && /^https?:\/\//.test(address)
    ? address.replace(/[\s()<>|\\`"']/g, percentEncode)
    : undefined;
}

function percentEncode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
