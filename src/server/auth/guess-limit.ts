export interface GuessLimitOptions {
  /** How many attempts a key has in one window. */
  readonly attempts: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

interface Window {
  readonly endsAt: number;
  attempts: number;
}

/** More keys than this are a flood, and the oldest are forgotten: memory is bounded, whoever calls. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key, such as an address or a user name. An attempt counts when it begins, so that many at once
 * are no way around, and is given back when it turns out to be none.
 */
export class GuessLimit {
  readonly #options: GuessLimitOptions;
  readonly #windows: Map<string, Window> = new Map<string, Window>();

  constructor(options: GuessLimitOptions) {
    this.#options = options;
  }

  /** Milliseconds until the key may try again; 0 when it may now, and the attempt is counted. */
  take(key: string): number {
    const { attempts, clock } = this.#options;
    const now = clock();
    const window = this.#windowOf(key, now);
    if (window.attempts >= attempts) return window.endsAt - now;
    window.attempts++;
    return 0;
  }

  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.attempts > 0) window.attempts--;
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    // Taken out first, so that the order of the map is that of the windows' ends.
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MAX_KEYS && oldest !== undefined) this.#windows.delete(oldest);
    const fresh = { endsAt: now + this.#options.windowMs, attempts: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
