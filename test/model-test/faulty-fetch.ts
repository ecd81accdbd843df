import { faultResponse, nothingFound, refusal, reset, spoilText, withText } from './answers.js';
import { isBatchRead, isDue, noRequests } from './due-faults.js';
import type { Doubled, FailingReads, Fault } from './faults.js';
import { withJumpingVersions } from './jumping-versions.js';
import { mayOverlap, overlap, type Seen } from './overlap.js';
import type { Kill, Race } from './steps.js';

/** The disturbances on the wire during one run. */
export interface Disturbances {
  readonly faults?: readonly Fault[];
  readonly race?: Race | null;
  readonly kill?: Kill;
}

export interface SentRequest {
  readonly path: string;
  readonly body: string;
  readonly writes: boolean;
  /** The status of the catalog's own answer. Undefined if the request did not reach the catalog. */
  reached: number | undefined;
}

/** A write that reached the catalog, between two readings of all lineage. */
export interface SeenWrite<T> {
  readonly request: SentRequest;
  readonly before: T;
  /** Right before the write took effect, if another writer wrote while it was carried out. */
  readonly between?: T;
  readonly after: T;
}

export interface Watched<T> {
  readonly requests: readonly SentRequest[];
  readonly writes: readonly SeenWrite<T>[];
  /** Number of faults that struck. */
  readonly struck: number;
  readonly raced: boolean;
  /** True if the write of the race and one of ours overlapped. */
  readonly overlapped: boolean;
  readonly killed: boolean;
}

export interface Watch<T> {
  /** Reads all lineage of the catalog. */
  readonly look: () => Promise<T>;
  /** Writes as another writer. */
  readonly other: (race: Race['other']) => Promise<void>;
  /** Acts between the read and the write of the next mutation. Returns how to take that back. */
  readonly inNextWindow: (act: () => Promise<void>) => () => void;
  /** Called at the moment in which the run is killed. */
  readonly killed?: () => void;
}

type Fetch = typeof globalThis.fetch;

/**
 * Replaces `fetch` for the client: injects faults, lets other writers come between requests, and
 * kills runs. Another source of faults only needs the method `through`.
 */
export class FaultyFetch {
  /** The `fetch` for all other callers than the client. */
  readonly direct: Fetch;
  /** True if the catalog errs as the real DataHub does, as `History.real` says. */
  isReal = false;
  #session: ((url: string, init: RequestInit) => Promise<Response>) | undefined;

  constructor() {
    const original = globalThis.fetch;
    // After a restart, a kept connection is dead.
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

  /** Sends all requests of the client through the disturbances until `act` ends. */
  async through<T, R>(
    disturbances: Disturbances,
    watch: Watch<T>,
    act: () => Promise<R>,
  ): Promise<{ readonly result: R; readonly watched: Watched<T> }> {
    const { isReal } = this;
    const fetch = isReal ? withJumpingVersions(this.#original) : this.#original;
    const session = new Session(disturbances, watch, { fetch, isReal });
    this.#session = (url, init) => session.send(url, init);
    try {
      return { result: await act(), watched: session };
    } finally {
      this.#session = undefined;
      // A run that fails at one request does not wait for the others. The write of another writer
      // still belongs to this run.
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
  overlapped = false;
  killed = false;
  /** The write of another writer, once it was started. */
  race: Promise<void> = Promise.resolve();
  readonly #disturbances: Disturbances;
  readonly #watch: Watch<T>;
  readonly #fetch: Fetch;
  readonly #isReal: boolean;
  readonly #counts = noRequests();
  /** The reads that fail after a write that was delivered twice. */
  #failingReads: FailingReads = { reread: 'none', times: 0 };

  constructor(
    disturbances: Disturbances,
    watch: Watch<T>,
    { fetch, isReal }: { readonly fetch: Fetch; readonly isReal: boolean },
  ) {
    this.#disturbances = disturbances;
    this.#watch = watch;
    this.#fetch = fetch;
    this.#isReal = isReal;
  }

  async send(url: string, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? '');
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const request: SentRequest = { path, body, writes: isWrite(path, body), reached: undefined };
    this.requests.push(request);
    this.#count(request);
    if (this.killed) throw reset();
    if (this.#strikes('kill-before')) throw this.#kill();
    const race = this.#dueRace();
    const isOverlapping = race !== undefined && this.#isReal && mayOverlap(race.other, request);
    if (race && !isOverlapping) {
      this.race = this.#watch.other(race.other);
      await this.race;
    }
    const early = this.#before(request);
    if (early) return await early();
    const failed = this.#failedRead(request);
    if (failed) return failed;
    const seen: Seen<T> = { request };
    const handOn = () => this.#handOn(url, init, seen);
    const answer = isOverlapping ? await this.#overlap(race, seen, handOn) : await handOn();
    if (this.#strikes('kill-after')) throw this.#kill();
    return await this.#after(request, answer);
  }

  #count({ path, writes }: SentRequest): void {
    this.#counts.any++;
    this.#counts[writes ? 'write' : 'read']++;
    if (isBatchRead(path)) this.#counts.batch++;
    if (path.includes('/graphql')) this.#counts.graphql++;
    if (writes && !path.includes('/graphql')) this.#counts.proposal++;
  }

  #strikes(when: 'kill-before' | 'kill-after'): boolean {
    const { kill } = this.#disturbances;
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

  /** Returns the race that begins with this request. */
  #dueRace(): Race | undefined {
    const { race } = this.#disturbances;
    if (!race || this.raced || this.#counts[race.before === 'write' ? 'write' : 'any'] < race.at)
      return undefined;
    if (race.before === 'write' && this.requests.at(-1)?.writes !== true) return undefined;
    this.raced = true;
    return race;
  }

  async #overlap(
    { other }: Race,
    seen: Seen<T>,
    handOn: () => Promise<Response>,
  ): Promise<Response> {
    this.overlapped = true;
    const write = () => (this.race = this.#watch.other(other));
    return await overlap(seen, handOn, { ...this.#watch, write });
  }

  async #handOn(url: string, init: RequestInit, seen: Seen<T>): Promise<Response> {
    const { request } = seen;
    if (!request.writes) return await this.#fetch(url, init);
    const before = await this.#watch.look();
    const first = await this.#fetch(url, init);
    request.reached = first.status;
    const doubled = this.#disturbances.faults?.find(
      (fault) => fault.fault === 'doubled' && this.#isDue(fault, request),
    );
    const answer =
      doubled?.fault === 'doubled'
        ? await this.#double(doubled, () => this.#fetch(url, init))
        : first;
    const text = await answer.text();
    this.writes.push({ ...seen, before, after: await this.#watch.look() });
    return withText(answer, text);
  }

  /** Delivers a write a second time. The reads after it may fail. */
  async #double(fault: Doubled, again: () => Promise<Response>): Promise<Response> {
    this.#failingReads = this.#strike({ reread: fault.reread, times: fault.times });
    const second = await again();
    return fault.answer === 'second' ? second : faultResponse(fault);
  }

  /** Returns the response of a read that fails after a write that was delivered twice. */
  #failedRead({ path }: SentRequest): Response | undefined {
    const { reread, times } = this.#failingReads;
    if (reread === 'none' || times === 0 || !isBatchRead(path)) return undefined;
    this.#failingReads = { reread, times: times - 1 };
    return reread === 'empty' ? nothingFound() : refusal(reread);
  }

  /** Returns the response to send in place of the catalog's. */
  #before(request: SentRequest): (() => Promise<Response>) | undefined {
    for (const fault of this.#disturbances.faults ?? []) {
      const isEarly =
        fault.fault === 'forbidden' ||
        fault.fault === 'stale' ||
        ('after' in fault && !fault.after);
      if (isEarly && this.#isDue(fault, request))
        return async () => faultResponse(this.#strike(fault));
    }
    return undefined;
  }

  async #after(request: SentRequest, answer: Response): Promise<Response> {
    for (const fault of this.#disturbances.faults ?? []) {
      if (fault.fault === 'doubled' || !this.#isDue(fault, request)) continue;
      if ('after' in fault) return faultResponse(this.#strike(fault));
      const text = await answer.text();
      const spoilt = spoilText(fault, text);
      if (spoilt !== text) this.struck++;
      return withText(answer, spoilt);
    }
    return answer;
  }

  #strike<V>(value: V): V {
    this.struck++;
    return value;
  }

  #isDue(fault: Fault, request: SentRequest): boolean {
    return isDue(fault, request, this.#counts);
  }
}

function isWrite(path: string, body: string): boolean {
  if (path.includes('action=ingest')) return true;
  if (path.includes('/graphql')) return body.includes('mutation');
  return path.startsWith('/openapi/') && !path.includes('/batchGet');
}
