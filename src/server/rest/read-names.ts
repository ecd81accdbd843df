/**
 * Names in a query: `List(a,b)` as Rest.li writes arrays, repeated, or parted by commas.
 *
 * @returns nothing where no name is given, which asks for all
 */
export function readNames(values: readonly string[] | undefined): readonly string[] | undefined {
  const names = (values ?? []).flatMap((value) =>
    value
      .replace(/^List\((.*)\)$/, '$1')
      .split(',')
      .map((name) => name.trim()),
  );
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? undefined : given;
}
