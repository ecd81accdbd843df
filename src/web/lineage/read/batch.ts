interface Waiting<Key, Value> {
  readonly key: Key;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads the values of several keys in one call, in the order of the keys. */
type ReadMany<Key, Value> = (
  keys: readonly Key[],
  signal: AbortSignal,
) => Promise<readonly Value[]>;

/**
 * Turns a read of many values into a read of one. Reads of one moment share a call, up to its
 * limit. A call is aborted when all of its reads are aborted.
 *
 * @param most the largest number of keys of one call
 */
export function createBatch<Key, Value>(
  readMany: ReadMany<Key, Value>,
  most: number,
): (key: Key, signal: AbortSignal | undefined) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  const send = (): void => {
    const all = waiting.filter(({ signal }) => !signal?.aborted);
    waiting = [];
    for (let i = 0; i < all.length; i += most) void answer(all.slice(i, i + most), readMany);
  };
  return (key, signal) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      signal?.addEventListener('abort', () => reject(signal.reason));
      waiting.push({ key, signal, resolve, reject });
    });
}

async function answer<Key, Value>(
  some: readonly Waiting<Key, Value>[],
  readMany: ReadMany<Key, Value>,
): Promise<void> {
  const keys = some.map(({ key }) => key);
  try {
    const values = await readMany(keys, whenAllAborted(some.map(({ signal }) => signal)));
    for (const [i, { resolve }] of some.entries()) resolve(values[i] as Value);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}

function whenAllAborted(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  let left = signals.length;
  for (const signal of signals)
    signal?.addEventListener('abort', () => {
      left--;
      if (left === 0) controller.abort(signal.reason);
    });
  return controller.signal;
}
