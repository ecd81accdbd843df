interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes a read of many into a read of one. Reads of one moment go into one call, as far as it can
 * take them. The answer of a call has the order of the keys.
 */
export function createBatch<Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<readonly Value[]>,
  most: number,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  const send = (): void => {
    const all = waiting;
    waiting = [];
    for (let i = 0; i < all.length; i += most) void answer(all.slice(i, i + most));
  };
  const answer = async (some: readonly Waiting<Key, Value>[]): Promise<void> => {
    try {
      const values = await readMany(some.map(({ key }) => key));
      for (const [i, { resolve }] of some.entries()) resolve(values[i] as Value);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ key, resolve, reject });
    });
}
