import { again, instead, reset, spoiltBy } from './answers.js';
import { urnOf } from './domain.js';
import type { Fault, On } from './faults.js';
import type { Kill, Race } from './steps.js';

/** What happens on the wire during one run. */
export interface Weather {
  readonly faults?: readonly Fault[];
  readonly race?: Race | null;
  readonly kill?: Kill;
}

export interface SentRequest {
  readonly path: string;
  readonly body: string;
  readonly writes: boolean;
  /** The status that the catalog itself answered; undefined where the request did not get there. */
  reached: number | undefined;
}

/** A write that got to the catalog, between two readings of all lineage. */
export interface SeenWrite<T> {
  readonly request: SentRequest;
  readonly before: T;
  readonly after: T;
}

export interface Watched<T> {
  readonly requests: readonly SentRequest[];
  readonly writes: readonly SeenWrite<T>[];
  /** How many faults struck. */
  readonly struck: number;
  readonly raced: boolean;
  readonly killed: boolean;
}

export interface Watch<T> {
  /** Everything that the catalog holds of lineage. */
  readonly look: () => Promise<T>;
  /** Somebody else writes. */
  readonly other: (race: Race['other']) => Promise<void>;
  /** The run is killed in this moment. */
  readonly killed?: () => void;
}

type Fetch = typeof globalThis.fetch;

/**
 * Stands where the client calls `fetch`: the seam at which faults strike, others write in between, and runs are killed.
 * Another way of making faults only has to bring an object with this one method.
 */
export class Tap {
  /** For everybody but the client. */
  readonly direct: Fetch;
  #session: ((url: string, init: RequestInit) => Promise<Response>) | undefined;

  constructor() {
    const original = globalThis.fetch;
    // A connection that was kept is a dead one after a restart.
    this.direct = (url, init) => original(url, init).catch(() => original(url, init));
    globalThis.fetch = (url, init = {}) =>
      this.#session && isClient(init)
        ? this.#session(String(url), init)
        : isClient(init)
          ? original(url, init)
          : this.direct(url, init);
    this.#restore = () => {
      globalThis.fetch = original;
    };
    this.#original = original;
  }

  readonly #original: Fetch;
  readonly #restore: () => void;

  remove(): void {
    this.#restore();
  }

  /** Everything that the client sends until `act` ends goes through the weather. */
  async through<T, R>(
    weather: Weather,
    watch: Watch<T>,
    act: () => Promise<R>,
  ): Promise<{ readonly result: R; readonly watched: Watched<T> }> {
    const session = new Session(weather, watch, this.#original);
    this.#session = (url, init) => session.send(url, init);
    try {
      return { result: await act(), watched: session };
    } finally {
      this.#session = undefined;
      // A run that ends over one request does not wait for the others, and somebody else's write is of this run all the same.
      await session.race;
    }
  }
}

function isClient({ headers }: RequestInit): boolean {
  return String(
    (headers as Readonly<Record<string, string>> | undefined)?.['user-agent'] ?? '',
  ).startsWith('headwater');
}

class Session<T> implements Watched<T> {
  readonly requests: SentRequest[] = [];
  readonly writes: SeenWrite<T>[] = [];
  struck = 0;
  raced = false;
  killed = false;
  /** Kept once somebody else has written. */
  race: Promise<void> = Promise.resolve();
  readonly #weather: Weather;
  readonly #watch: Watch<T>;
  readonly #fetch: Fetch;
  readonly #counts: Record<On | 'batch' | 'graphql' | 'proposal', number> = {
    read: 0,
    write: 0,
    any: 0,
    batch: 0,
    graphql: 0,
    proposal: 0,
  };

  constructor(weather: Weather, watch: Watch<T>, fetch: Fetch) {
    this.#weather = weather;
    this.#watch = watch;
    this.#fetch = fetch;
  }

  async send(url: string, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? '');
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const request: SentRequest = { path, body, writes: isWrite(path, body), reached: undefined };
    this.requests.push(request);
    this.#count(request);
    if (this.killed) throw reset();
    if (this.#strikes('kill-before')) throw this.#kill();
    await this.#race();
    const early = this.#before(request);
    if (early) return await early();
    const answer = await this.#handOn(url, init, request);
    if (this.#strikes('kill-after')) throw this.#kill();
    return await this.#after(request, answer);
  }

  #count({ path, writes }: SentRequest): void {
    this.#counts.any++;
    this.#counts[writes ? 'write' : 'read']++;
    if (path.includes('/batchGet')) this.#counts.batch++;
    if (path.includes('/graphql')) this.#counts.graphql++;
    if (writes && !path.includes('/graphql')) this.#counts.proposal++;
  }

  #strikes(when: 'kill-before' | 'kill-after'): boolean {
    const { kill } = this.#weather;
    return (
      kill !== undefined &&
      this.requests.at(-1)?.writes === true &&
      this.#counts.write === kill.write &&
      kill.after === (when === 'kill-after')
    );
  }

  #kill(): Error {
    this.killed = true;
    this.#watch.killed?.();
    return reset();
  }

  async #race(): Promise<void> {
    const { race } = this.#weather;
    if (!race || this.raced || this.#counts[race.before === 'write' ? 'write' : 'any'] < race.at)
      return;
    if (race.before === 'write' && this.requests.at(-1)?.writes !== true) return;
    this.raced = true;
    this.race = this.#watch.other(race.other);
    await this.race;
  }

  async #handOn(url: string, init: RequestInit, request: SentRequest): Promise<Response> {
    if (!request.writes) return await this.#fetch(url, init);
    const before = await this.#watch.look();
    const first = await this.#fetch(url, init);
    request.reached = first.status;
    const isDoubled =
      this.#weather.faults?.some(
        (fault) => fault.fault === 'doubled' && this.#isDue(fault, request),
      ) ?? false;
    const answer = isDoubled ? this.#strike(await this.#fetch(url, init)) : first;
    const text = await answer.text();
    this.writes.push({ request, before, after: await this.#watch.look() });
    return again(answer, text);
  }

  /** What is answered in the catalog's place. */
  #before(request: SentRequest): (() => Promise<Response>) | undefined {
    for (const fault of this.#weather.faults ?? []) {
      const isEarly =
        fault.fault === 'forbidden' ||
        fault.fault === 'stale' ||
        ('after' in fault && !fault.after);
      if (isEarly && this.#isDue(fault, request)) return async () => instead(this.#strike(fault));
    }
    return undefined;
  }

  async #after(request: SentRequest, answer: Response): Promise<Response> {
    for (const fault of this.#weather.faults ?? []) {
      if (fault.fault === 'doubled' || !this.#isDue(fault, request)) continue;
      if ('after' in fault) return instead(this.#strike(fault));
      const text = await answer.text();
      const spoilt = spoiltBy(fault, text);
      if (spoilt !== text) this.struck++;
      return again(answer, spoilt);
    }
    return answer;
  }

  #strike<V>(value: V): V {
    this.struck++;
    return value;
  }

  #isDue(fault: Fault, { path, body, writes }: SentRequest): boolean {
    switch (fault.fault) {
      case 'status':
      case 'reset': {
        const n = this.#counts[fault.on];
        // A refusal or a cut after the fact is what a gateway does, and none says "not permitted" then.
        const possible = fault.fault === 'reset' || !fault.after || fault.status >= 500;
        return (
          possible &&
          (fault.on === 'any' || (fault.on === 'write') === writes) &&
          n >= fault.at &&
          n < fault.at + fault.times
        );
      }
      case 'forbidden':
        return (
          (fault.on === 'any' || (fault.on === 'write') === writes) &&
          !path.includes('/graphql') &&
          body.includes(urnOf(fault.name))
        );
      case 'stale':
        return writes && !path.includes('/graphql') && this.#counts.proposal <= fault.times;
      case 'doubled':
        return writes && !path.includes('/graphql') && this.#counts.proposal === fault.at;
      case 'lag':
        return body.includes('hasUpstreams');
      case 'errors':
        return path.includes('/graphql') && this.#counts.graphql === fault.at;
      default:
        return path.includes('/batchGet') && this.#counts.batch === fault.at;
    }
  }
}

function isWrite(path: string, body: string): boolean {
  if (path.includes('action=ingest')) return true;
  if (path.includes('/graphql')) return body.includes('mutation');
  return path.startsWith('/openapi/') && !path.includes('/batchGet');
}
