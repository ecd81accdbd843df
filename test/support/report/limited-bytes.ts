/** The bytes of a page without the sections that have no limit. */
export function limitedBytes(page: string): number {
  const unlimited =
    /<section><h2>(?:Errors|Refused by guards|Removed[^<]*|Columns that lose ancestors)<.*?<\/section>/gs;
  return Buffer.byteLength(page.replace(unlimited, ''));
}
