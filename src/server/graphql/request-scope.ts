import type { Urn } from '../../urn/urn.js';
import type { AccessTokens } from '../auth/access-tokens.js';
import type { InviteTokens } from '../auth/invite-tokens.js';
import type { Dialect } from '../dialect.js';
import type { Authorizer } from '../policy/authorizer.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { Turn } from '../turns/turns.js';
import type { EntityBudget } from './entities/entity-budget.js';
import type { ResolvedEntity } from './entities/resolved-entity.js';
import type { PathBudget } from './lineage/path-budget.js';

/** What every field of one request may use. */
export interface RequestScope {
  readonly store: AspectStore;
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The version that the catalog reports about itself. */
  readonly version: string;
  /** Whether callers have to show who they are. */
  readonly auth: boolean;
  readonly authorizer: Authorizer;
  /** There while authentication is on. */
  readonly tokens?: AccessTokens | undefined;
  /** There while authentication is on. */
  readonly invites?: InviteTokens | undefined;
  /** The user on whose behalf the request runs. */
  readonly actor: Urn;
  /** The entities that the request has met so far; nothing for those that cannot be shown. */
  readonly entities: Map<Urn, ResolvedEntity | undefined>;
  readonly entityBudget: EntityBudget;
  /** Lets other requests in. */
  readonly turn: Turn;
  /** Shared by all lineage searches of the request. */
  readonly pathBudget: PathBudget;
}
