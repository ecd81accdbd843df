/** An element on two sides. */
interface JoinedSides<T> {
  readonly was: T | undefined;
  readonly is: T | undefined;
  /** The value of the side that has one; the older value if both sides have one. */
  readonly any: T;
}

/** Joins the elements of two sides by their identity: first those before, then the new ones. */
export function joinSides<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): readonly JoinedSides<T>[] {
  const came = [...after].filter(([id]) => !before.has(id));
  return [
    ...[...before].map(([id, was]) => ({ was, is: after.get(id), any: was })),
    ...came.map(([, is]) => ({ was: undefined, is, any: is })),
  ];
}
