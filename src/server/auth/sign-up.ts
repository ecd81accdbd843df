import type { JsonObject } from '../../model/json.js';
import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import { DEFAULT_NAMESPACE, type Urn } from '../../urn/urn.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { SERVICE_ACCOUNT_PREFIX } from '../policy/service-accounts.js';
import type { Dialect } from '../shared/dialect.js';
import { formReader } from '../shared/json-reader.js';
import { anything, filledText, object, optional, type TypeOf } from '../shared/json-schema.js';
import type { CatalogStore } from '../store/catalog-store.js';
import { writeProposals } from '../write/write-proposals.js';
import type { Credentials } from './credentials.js';
import { isMentionedAnywhere, isUserNameTaken, looksLikeUser } from './user-name-taken.js';

export type SignUpOutcome =
  | { readonly kind: 'ok'; readonly user: Urn }
  | { readonly kind: 'refused'; readonly message: string };

export interface SignUpOptions {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly credentials: Credentials;
}

/** The form for new users. DataHub's frontend has the same names and order. */
const signUpForm = object({
  fullName: filledText('Full name'),
  email: filledText('Email'),
  password: filledText('Password'),
  title: filledText('Title'),
  inviteToken: filledText('Invite token'),
  userUrn: optional(anything),
});

type SignUpForm = TypeOf<typeof signUpForm>;

const readForm = formReader(signUpForm);

/**
 * The characters of a new user name, as in usual e-mail addresses: DataHub's frontend names users
 * by e-mail address. Names in other alphabets can look like these names.
 */
const USER_NAME = /^[A-Za-z0-9][A-Za-z0-9._+'@-]{0,255}$/;

/** Reserved names: DataHub's own actor, and the names that its models use for an unknown user. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  '__datahub_system',
  'unknown',
  'unknown_actor',
]);

/**
 * Creates a user with a password, if the form has a valid invite token. The user gets no role: that
 * requires `acceptRole`, or a user who assigns one. Nobody can take a user name that any stored
 * value mentions: the new user would get the rights of another user.
 *
 * Source: `signUp` of DataHub's `AuthenticationController`, and `NativeUserService`. There the
 * frontend names every user by the e-mail address, and ignores `userUrn`. Here `userUrn` is used,
 * as DataHub's client expects.
 */
export function createSignUp(options: SignUpOptions): (form: JsonObject) => Promise<SignUpOutcome> {
  const { store, credentials } = options;
  const { passwords, invites, minPasswordLength } = credentials;
  return async (json) => {
    const read = readForm(json);
    if (!read.ok) return rejected(read.problem);
    const form = read.value;
    const { password, inviteToken } = form;
    const user = readUserUrn(form);
    const isInvited = () => invites.identify(inviteToken) !== undefined;
    // This check precedes any other answer and any expensive work: callers without an invitation
    // must not learn which users exist.
    if (!isInvited()) return rejected(BAD_INVITE);
    if (user === undefined) return rejected(BAD_NAME);
    if (password.length < minPasswordLength)
      return rejected(`Password must have at least ${minPasswordLength} characters.`);
    if (store.exists(user)) return rejected(USER_EXISTS);
    const isTaken = () => looksLikeUser(user, store) || isUserNameTaken(user, store, credentials);
    if (isTaken() || (await isMentionedAnywhere(user, store))) return rejected(NAME_TAKEN);
    const hash = await passwords.hash(password);
    return store.transaction(() => {
      // The state may have changed while the password was hashed.
      if (!isInvited()) return rejected(BAD_INVITE);
      if (store.exists(user)) return rejected(USER_EXISTS);
      if (isTaken()) return rejected(NAME_TAKEN);
      writeUser(user, form, options);
      passwords.put(user, hash);
      return { kind: 'ok', user };
    });
  };
}

const BAD_INVITE = 'Invalid invite token; ask an administrator for a new one.';
const BAD_NAME =
  "The user name must begin with a letter or a digit, hold letters from a to z, digits and . _ + ' @ - alone, and not be reserved; give userUrn as urn:li:corpuser:<user name>.";
const USER_EXISTS = 'This user already exists! Cannot create a new user.';
/** The message does not say what mentions the user: that would reveal rights to a guest. */
const NAME_TAKEN =
  'This user name cannot be taken; choose another one, or ask an administrator to create the user.';

function rejected(message: string): SignUpOutcome {
  return { kind: 'refused', message };
}

function readUserUrn({ userUrn, email }: SignUpForm): Urn | undefined {
  const text = typeof userUrn === 'string' ? userUrn : corpUserUrn(email.trim());
  const [parts, urn] = [parseCorpUserUrn(text), asEntityUrn(text)];
  if (!parts.ok || !urn.ok || parts.value.namespace !== DEFAULT_NAMESPACE) return undefined;
  const { username } = parts.value;
  const isReserved =
    RESERVED_NAMES.has(username.toLowerCase()) || username.startsWith(SERVICE_ACCOUNT_PREFIX);
  return USER_NAME.test(username) && !isReserved ? urn.value : undefined;
}

function writeUser(user: Urn, form: SignUpForm, { store, dialect, clock }: SignUpOptions): void {
  const time = clock();
  const { fullName, email, title } = form;
  const aspects: Readonly<Record<string, JsonObject>> = {
    corpUserInfo: {
      active: true,
      displayName: fullName,
      fullName,
      email: email.trim(),
      title,
    },
    corpUserStatus: { status: 'ACTIVE', lastModified: { time, actor: user } },
  };
  const proposals = Object.entries(aspects).map(
    ([aspectName, value]) => ({ urn: user, aspectName, changeType: 'UPSERT', value }) as const,
  );
  writeProposals(proposals, { store, dialect, time, actor: user, channel: 'file' });
}
