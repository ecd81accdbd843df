import type { Urn } from '../../urn/urn.js';
import type { Dialect } from '../shared/dialect.js';
import { type AspectReads, KEPT_VERSIONS } from '../store/aspect-store.js';
import type { RelationshipKey } from '../store/relationship.js';
import type { RunReads } from '../store/run-aspects.js';
import {
  type Reader,
  type ReadScope,
  requireKindReadable,
  requireReadable,
  requireTypesReadable,
} from './authorize-reads.js';
import {
  type EntityExistence,
  type KindReads,
  limitToEntities,
  type ReadableStore,
  type ReadStamps,
  type RelationshipReads,
  readableStore,
} from './readable-store.js';

/**
 * The store as the caller of one request may read it. It gives out no stored value before it has
 * checked the caller's right to it, so a route cannot forget the check. As in DataHub, it refuses a
 * read as a whole, and leaves out no entity silently.
 *
 * Each method gets the message of the refusal, since the message depends on the interface, and
 * throws a RequestError `forbidden`.
 */
export class RequestReader {
  readonly #reader: Reader;
  readonly #store: AspectReads;

  constructor(reader: Reader, store: AspectReads) {
    this.#reader = reader;
    this.#store = store;
  }

  /** The user on whose behalf the request reads. */
  get actor(): Urn {
    return this.#reader.actor;
  }

  get dialect(): Dialect {
    return this.#reader.dialect;
  }

  /** Opens the aspects of some entities. */
  openEntities(urns: Iterable<Urn>, refusal: string): ReadableStore {
    const checked = [...urns];
    requireReadable(checked, this.#reader, refusal);
    return this.#limitedTo(checked);
  }

  /** Opens the existence of an entity, which requires weaker rights than its values. */
  openExistence(urn: Urn, refusal: string): EntityExistence {
    requireKindReadable('EXISTENCE', [urn], this.#reader, refusal);
    const store = this.#limitedTo([urn]);
    return {
      exists: store.exists(urn),
      isSoftDeleted: store.isSoftDeleted(urn),
      hasAspect: (name) => store.readAspect(urn, name) !== undefined,
    };
  }

  /** Opens the stamps of the stored versions of some entities, even for secret aspects. */
  openStamps(urns: Iterable<Urn>, refusal: string): ReadStamps {
    const checked = [...urns];
    requireReadable(checked, this.#reader, refusal);
    const store = limitToEntities(checked, this.#store);
    return (urn, name) => {
      const latest = store.readAspect(urn, name);
      if (latest === undefined) return [];
      const numbers = Array.from({ length: KEPT_VERSIONS + 1 }, (_, i) => latest.version - i);
      return numbers.flatMap((number) => store.readVersion(urn, name, number) ?? []);
    };
  }

  /** Opens the data of one kind, about some entities or the platform as a whole. */
  openKind<K extends keyof KindReads>(kind: K, scope: ReadScope, refusal: string): KindReads[K] {
    requireKindReadable(kind, scope, this.#reader, refusal);
    return this.#store;
  }

  /** Checks the right to read the model: the types of entities and their aspects. */
  requireModel(refusal: string): void {
    requireKindReadable('MODEL', 'platform', this.#reader, refusal);
  }

  /** Opens the aspects of an entity for its timeline. */
  openTimeline(urn: Urn, refusal: string): ReadableStore {
    requireKindReadable('TIMELINE', [urn], this.#reader, refusal);
    return this.#limitedTo([urn]);
  }

  /** Finds a page of aspects that a run wrote, and opens the entities of the page. */
  async openRun<P extends EntityPage>(
    find: (store: RunReads) => Promise<P>,
    refusal: string,
  ): Promise<OpenedPage<P>> {
    return this.#openPage(await find(this.#store), refusal);
  }

  /**
   * Searches types of entities that the caller may see as a whole, and opens the entities of the
   * page that it finds. It checks each of these entities as well.
   */
  async search<P extends EntityPage>(
    { types, refusal, pageRefusal = refusal }: SearchScope,
    find: (store: AspectReads) => P | Promise<P>,
  ): Promise<OpenedPage<P>> {
    requireTypesReadable(types, this.#reader, refusal);
    return this.#openPage(await find(this.#store), pageRefusal);
  }

  /** Finds a page of relationships, and checks the entities at both ends as well. */
  async findRelationships<P extends RelationshipPage>(
    scope: ReadScope,
    find: (store: RelationshipReads) => Promise<P>,
    refusal: string,
  ): Promise<P> {
    requireKindReadable('RELATIONSHIPS', scope, this.#reader, refusal);
    const page = await find(this.#store);
    const ends = new Set(page.rows.flatMap(({ source, destination }) => [source, destination]));
    requireKindReadable('RELATIONSHIPS', ends, this.#reader, refusal);
    return page;
  }

  #openPage<P extends EntityPage>(page: P, refusal: string): OpenedPage<P> {
    return { ...page, store: this.openEntities(page.urns, refusal) };
  }

  #limitedTo(checked: readonly Urn[]): ReadableStore {
    return limitToEntities(checked, readableStore(this.#reader, this.#store));
  }
}

export interface EntityPage {
  readonly urns: readonly Urn[];
}

export type OpenedPage<P extends EntityPage> = P & { readonly store: ReadableStore };

export interface SearchScope {
  readonly types: Iterable<string>;
  readonly refusal: string;
  /** The message if an entity of the page is refused. Default: `refusal`. */
  readonly pageRefusal?: string;
}

export interface RelationshipPage {
  readonly rows: readonly RelationshipKey[];
}
