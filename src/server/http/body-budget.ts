import { RequestError } from '../shared/request-error.js';

/** The share of one body in the memory of a {@link BodyBudget}. */
export interface BodyShare {
  /** Resolves when the body has to make room for others. */
  readonly evicted: Promise<void>;
  /**
   * Takes memory for more bytes of the body. If too little memory is left, other bodies make room.
   *
   * @throws RequestError `overloaded`
   */
  take(bytes: number): void;
  /** Keeps the memory until the end, since the body is complete. */
  complete(): void;
  /** Gives all memory back. */
  end(): void;
}

/**
 * Limits the memory that bodies take while they arrive. If no memory is left, the body that has
 * waited longest for its next bytes makes room. So a client that does not finish its bodies keeps
 * no other client from sending.
 */
export class BodyBudget {
  readonly #limitBytes: number;
  #takenBytes = 0;
  /** The incomplete bodies. The body with the latest bytes comes last. */
  readonly #arriving = new Set<() => void>();

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  open(): BodyShare {
    let taken = 0;
    let isEvicted = false;
    let resolve: () => void = () => undefined;
    const evicted = new Promise<void>((done) => {
      resolve = done;
    });
    const end = () => {
      this.#arriving.delete(evict);
      this.#takenBytes -= taken;
      taken = 0;
    };
    const evict = () => {
      isEvicted = true;
      end();
      resolve();
    };
    return {
      evicted,
      take: (bytes) => {
        if (isEvicted) throw overloaded();
        this.#arriving.delete(evict);
        this.#makeRoom(bytes);
        this.#arriving.add(evict);
        taken += bytes;
        this.#takenBytes += bytes;
      },
      complete: () => this.#arriving.delete(evict),
      end,
    };
  }

  #makeRoom(bytes: number): void {
    for (const evict of this.#arriving) {
      if (this.#takenBytes + bytes <= this.#limitBytes) return;
      evict();
    }
    if (this.#takenBytes + bytes > this.#limitBytes) throw overloaded();
  }
}

export function overloaded(): RequestError {
  return new RequestError(
    'overloaded',
    'the catalog is reading too many large bodies at once; send the request again in a second',
  );
}
