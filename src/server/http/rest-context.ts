import type { Context } from 'hono';
import { groupBy } from '../../model/group-by.js';
import type { Urn } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { eventTimestamp, timeseriesAspects } from '../metamodel/timeseries-aspects.js';
import { isSecretVisible } from '../policy/readable-store.js';
import { RequestReader } from '../policy/request-reader.js';
import {
  answersInOrder,
  type Dialect,
  forbiddenStatus,
  type RestChannel,
  stampsMetadata,
} from '../shared/dialect.js';
import { inHashMapOrder, urnHash } from '../shared/hash-map-order.js';
import type { RequestErrorKind } from '../shared/request-error.js';
import type { DeletedRows, EventSpan, StoredAspect } from '../store/aspect-store.js';
import { deleteAspects, deleteEvents } from '../write/delete-aspects.js';
import { deleteReferences, type Reference } from '../write/delete-references.js';
import type { AnyProposal, Deletion } from '../write/proposal.js';
import { type RunRollback, type RunRollbackRequest, rollBackRun } from '../write/roll-back-run.js';
import type { RestWriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';
import type { AppEnv, ServerContext } from './server-context.js';

/**
 * The parts of a catalog that the REST routes get. The store is not among them: a route reads and
 * writes on behalf of the caller alone.
 */
export interface RestContext extends Pick<ServerContext, 'dialect' | 'clock' | 'turns' | 'report'> {
  readonly readerFor: (c: Context<AppEnv>) => RequestReader;
  /**
   * Creates the writer of a request. Its writes carry the time of this call.
   *
   * @param isAsync true if the client does not wait, and may ask for the state of its write later
   */
  readonly writerFor: (
    c: Context<AppEnv>,
    channel: RestChannel,
    isAsync?: boolean,
  ) => RequestWriter;
}

export function createRestContext({
  store,
  authorizer,
  dialect,
  clock,
  turns,
  report,
}: ServerContext): RestContext {
  return {
    dialect,
    clock,
    turns,
    report,
    readerFor: (c) => new RequestReader({ actor: c.get('actor'), authorizer, dialect }, store),
    writerFor: (c, channel, isAsync = false) =>
      new RequestWriter({
        store,
        authorizer,
        dialect,
        channel,
        actor: c.get('actor'),
        time: clock(),
        traceId: isAsync || !stampsMetadata(dialect) ? c.get('traceId') : undefined,
      }),
  };
}

/**
 * The writes of one request, with its user, time, trace id and channel. Each write checks the
 * rights of the user, see the functions of the same names. The store stays private, so a route has
 * no other way to write.
 */
export class RequestWriter {
  readonly #options: RestWriteOptions;

  constructor(options: RestWriteOptions) {
    this.#options = options;
  }

  /**
   * See {@link writeProposals}. The aspects are in the order of the answer. The answer leaves out
   * secrets that the user may not see: a skipped creation returns the stored aspect.
   */
  write(proposals: readonly AnyProposal[]): readonly StoredAspect[] {
    const stored = writeProposals(proposals, this.#options);
    const written = stored.filter((one) => isSecretVisible(one, this.#options));
    return answersInOrder(this.#options.dialect) ? written : byHash(written);
  }

  delete(deletions: readonly Deletion[]): DeletedRows {
    return deleteAspects(deletions, this.#options);
  }

  /** Deletes all aspects of an entity but its key aspect. See {@link deleteAspects}. */
  clear(urn: Urn): DeletedRows {
    const stored = this.#options.store.readAspects([urn]).get(urn) ?? [];
    const names = [...stored.map(({ name }) => name), ...timeseriesAspects];
    const cleared = names.filter((name) => name !== urnKeyAspectName(urn));
    return this.delete(cleared.map((aspectName) => ({ urn, aspectName, changeType: 'DELETE' })));
  }

  deleteEvents(of: Pick<Deletion, 'urn' | 'aspectName'>, span: EventSpan): DeletedRows {
    return deleteEvents(of, span, this.#options);
  }

  /** Deletes the newest events of a timeseries aspect: all events of the latest time. */
  deleteNewestEvents({ urn, aspectName }: Pick<Deletion, 'urn' | 'aspectName'>): void {
    const newest = this.#options.store.readAspect(urn, aspectName);
    const time = newest && (eventTimestamp(newest.value) ?? newest.created.time);
    this.deleteEvents({ urn, aspectName }, { fromMs: time, toMs: time });
  }

  deleteReferences(urn: Urn, dryRun: boolean): readonly Reference[] {
    return deleteReferences(urn, dryRun, this.#options);
  }

  rollBackRun(request: RunRollbackRequest): RunRollback {
    return rollBackRun(request, this.#options);
  }
}

/** Sorts aspects as DataHub lists them: by the hash of their urn, in a map of Java's size. */
function byHash(aspects: readonly StoredAspect[]): readonly StoredAspect[] {
  const byUrn = [...groupBy(aspects, ({ urn }) => urn)];
  return inHashMapOrder(byUrn, ([urn]) => urnHash(urn), 16).flatMap(([, ofUrn]) => ofUrn);
}

/** A status that Hono accepts for an answer with a body. */
type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 422 | 500 | 503;

/** Returns the statuses of refusals over OpenAPI. Rest.li has a few statuses of its own. */
export function errorStatuses(dialect: Dialect): Readonly<Record<RequestErrorKind, ErrorStatus>> {
  return {
    malformed: 400,
    validation: 400,
    precondition: 412,
    lengths: 412,
    forbidden: forbiddenStatus(dialect),
    'not-found': 404,
    'too-large': 413,
    overloaded: 503,
    method: 405,
    broken: 500,
  };
}

/** The header that tells a client when to send a refused request again. */
export function retryAfter(status: ErrorStatus): Record<string, string> {
  return status === 503 ? { 'Retry-After': '1' } : {};
}
