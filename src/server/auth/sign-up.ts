import type { JsonObject } from '../../model/json.js';
import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import { DEFAULT_NAMESPACE, type Urn } from '../../urn/urn.js';
import type { Dialect } from '../dialect.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { textAt } from '../opaque-json.js';
import type { CatalogStore } from '../store/sqlite-store.js';
import { writeProposals } from '../write/write-proposals.js';
import type { Credentials } from './credentials.js';
import { isClaimed, isNamedAnywhere } from './free-user-name.js';

export type SignUpOutcome = { readonly kind: 'ok'; readonly user: Urn } | { readonly kind: 'refused'; readonly message: string };

export interface SignUpOptions {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly credentials: Credentials;
}

/** What a form for new users holds, by the names and in the order in which DataHub's frontend looks at it. */
const REQUIRED: readonly (readonly [member: string, name: string])[] = [
  ['fullName', 'Full name'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['title', 'Title'],
  ['inviteToken', 'Invite token'],
];

/** Names are kept, so they have to be of a size that can be kept. */
const MAX_NAME = 256;

/** Whom DataHub itself acts as, and whom its models name where nobody is known. */
const NOBODY: ReadonlySet<string> = new Set(['__datahub_system', 'unknown', 'unknown_actor']);

/**
 * Makes a user with a password, for whoever shows an invite token. The user has no role by it: that takes `acceptRole`, or
 * somebody who assigns one. A user name that anything refers to cannot be taken: whoever signs up would get the rights
 * of somebody else.
 *
 * Source: `signUp` of DataHub's `AuthenticationController`, and `NativeUserService`. There the frontend names every user
 * by the address of their e-mail, whatever `userUrn` says; here it is taken at its word, as DataHub's client expects.
 */
export function createSignUp(options: SignUpOptions): (form: JsonObject) => Promise<SignUpOutcome> {
  const { store, credentials } = options;
  const { passwords, invites, minPasswordLength } = credentials;
  return async (form) => {
    const missing = REQUIRED.find(([member]) => (textAt(form, member) ?? '').trim() === '');
    if (missing !== undefined) return refused(`${missing[1]} must not be empty.`);
    const user = userOf(form);
    const isInvited = () => invites.identify(textAt(form, 'inviteToken') ?? '') !== undefined;
    // Before anything else is said or costs anything: strangers learn nothing of who is there.
    if (!isInvited()) return refused(BAD_INVITE);
    if (user === undefined) return refused('The user name must fit into an urn; give userUrn as urn:li:corpuser:<user name>.');
    const password = textAt(form, 'password') ?? '';
    if (password.length < minPasswordLength) return refused(`Password must have at least ${minPasswordLength} characters.`);
    if (store.exists(user)) return refused(USER_EXISTS);
    if (isClaimed(user, store, credentials) || (await isNamedAnywhere(user, store))) return refused(NAME_TAKEN);
    const hash = await passwords.hash(password);
    return store.transaction(() => {
      // Others may have been faster while the password was hashed.
      if (!isInvited()) return refused(BAD_INVITE);
      if (store.exists(user)) return refused(USER_EXISTS);
      if (isClaimed(user, store, credentials)) return refused(NAME_TAKEN);
      writeUser(user, form, options);
      passwords.put(user, hash);
      return { kind: 'ok', user };
    });
  };
}

const BAD_INVITE = 'Invalid invite token; ask an administrator for a new one.';
const USER_EXISTS = 'This user already exists! Cannot create a new user.';
/** What names the user is not said: it would tell a guest who has which rights. */
const NAME_TAKEN = 'This user name cannot be taken; choose another one, or ask an administrator to create the user.';

function refused(message: string): SignUpOutcome {
  return { kind: 'refused', message };
}

function userOf(form: JsonObject): Urn | undefined {
  const text = textAt(form, 'userUrn') ?? corpUserUrn((textAt(form, 'email') ?? '').trim());
  const [parts, urn] = [parseCorpUserUrn(text), asEntityUrn(text)];
  if (!parts.ok || !urn.ok || parts.value.namespace !== DEFAULT_NAMESPACE) return undefined;
  const { username } = parts.value;
  return username.length > MAX_NAME || NOBODY.has(username.toLowerCase()) ? undefined : urn.value;
}

function writeUser(user: Urn, form: JsonObject, { store, dialect, clock }: SignUpOptions): void {
  const time = clock();
  const fullName = textAt(form, 'fullName');
  const aspects: Readonly<Record<string, JsonObject>> = {
    corpUserInfo: {
      active: true,
      displayName: fullName,
      fullName,
      email: (textAt(form, 'email') ?? '').trim(),
      title: textAt(form, 'title'),
    },
    corpUserStatus: { status: 'ACTIVE', lastModified: { time, actor: user } },
  };
  const proposals = Object.entries(aspects).map(([aspectName, value]) => ({ urn: user, aspectName, changeType: 'UPSERT', value }) as const);
  writeProposals(proposals, { store, dialect, time, actor: user, door: 'file' });
}
