import type { Urn } from '../../urn/urn.js';
import type { AccessTokens } from '../auth/access-tokens.js';
import type { InviteTokens } from '../auth/invite-tokens.js';
import type { ServerContext } from '../http/server-context.js';
import type { EntitySearches } from '../search/entity-query.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { ResolvedEntity } from './entities/resolved-entity.js';
import type { EntityBudget, PathBudget } from './request-budgets.js';

/** The values that all resolvers of one request share. */
export interface RequestScope
  extends Pick<ServerContext, 'dialect' | 'clock' | 'version' | 'auth' | 'authorizer'> {
  readonly store: AspectReads;
  /** Absent while authentication is off. */
  readonly tokens?: AccessTokens | undefined;
  /** Absent while authentication is off. */
  readonly invites?: InviteTokens | undefined;
  /** The user on whose behalf the request runs. */
  readonly actor: Urn;
  /** A cache of the entities met so far. Undefined for an entity that no answer can show. */
  readonly entities: Map<Urn, ResolvedEntity | undefined>;
  readonly entityBudget: EntityBudget;
  /** Shared by all requests. */
  readonly searches: EntitySearches;
  /** Lets other requests run in between. */
  readonly turn: Turn;
  /** Shared by all lineage searches of the request. */
  readonly pathBudget: PathBudget;
}
