export interface LoginRateLimitOptions {
  /** Number of attempts of a key in one window. */
  readonly attempts: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

interface Window {
  readonly endsAt: number;
  attempts: number;
}

/** Limit of the number of keys, which bounds the memory. Above it the oldest keys are forgotten. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key, such as an address or a user name. An attempt counts when it begins, so
 * that parallel attempts cannot evade the limit. A successful attempt is refunded.
 */
export class LoginRateLimit {
  readonly #options: LoginRateLimitOptions;
  readonly #windows: Map<string, Window> = new Map<string, Window>();

  constructor(options: LoginRateLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts an attempt, if the key has one left.
   *
   * @returns 0, or the milliseconds until the key may try again
   */
  take(key: string): number {
    const { attempts, clock } = this.#options;
    const now = clock();
    const window = this.#currentWindow(key, now);
    if (window.attempts >= attempts) return window.endsAt - now;
    window.attempts++;
    return 0;
  }

  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.attempts > 0) window.attempts--;
  }

  #currentWindow(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    // Deleted first, so that the map stays ordered by the ends of the windows.
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MAX_KEYS && oldest !== undefined) this.#windows.delete(oldest);
    const fresh = { endsAt: now + this.#options.windowMs, attempts: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
