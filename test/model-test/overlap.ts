import type { SentRequest, Watch } from './faulty-fetch.js';
import type { Other } from './steps.js';

/** A write that is being carried out. */
export interface Seen<T> {
  readonly request: SentRequest;
  /** All lineage right before the write took effect, if another writer wrote meanwhile. */
  between?: T;
}

interface Writers<T> extends Pick<Watch<T>, 'look' | 'inNextWindow'> {
  /** Writes as the other writer. */
  readonly write: () => Promise<void>;
}

/** Returns true if one of the two writes is a mutation, which the other one can overlap. */
export function mayOverlap(other: Other, { path, writes }: SentRequest): boolean {
  const isMutation = other.does === 'add-edge' || other.does === 'remove-edge';
  return writes && (path.includes('/graphql') || isMutation);
}

/**
 * Lets a write of another writer overlap ours. The other one writes between the read and the write
 * of our mutation, or we write between those of theirs.
 */
export async function overlap<T>(
  seen: Seen<T>,
  handOn: () => Promise<Response>,
  { look, inNextWindow, write }: Writers<T>,
): Promise<Response> {
  if (seen.request.path.includes('/graphql')) {
    const takeBack = inNextWindow(async () => {
      await write();
      seen.between = await look();
    });
    const answer = await handOn();
    takeBack();
    return answer;
  }
  const [window, end] = [gate(), gate()];
  const takeBack = inNextWindow(async () => {
    window.open();
    await end.opened;
  });
  const written = write();
  // A senseless step sends no mutation.
  await Promise.race([window.opened, written]);
  try {
    return await handOn();
  } finally {
    takeBack();
    end.open();
    await written;
  }
}

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
