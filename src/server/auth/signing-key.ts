import { randomBytes } from 'node:crypto';
import type { SigningKey } from '../store/credential-tables.js';
import type { CatalogDatabase } from '../store/open-store.js';
import { TOKEN_TYPE } from '../store/token-record.js';

/** The length of an HS256 signature. */
const KEY_BYTES = 32;

/**
 * Returns the key that signs tokens: the stored one, or a new one if none is stored or `rotate` is
 * set.
 */
export function loadSigningKey(
  { store, credentialTables }: CatalogDatabase,
  rotate: boolean,
): SigningKey {
  const stored = credentialTables.readKey();
  if (stored !== undefined && !rotate) return stored;
  const key: SigningKey = { secret: randomText(), salt: randomText() };
  store.transaction(() => {
    credentialTables.putKey(key);
    credentialTables.dropAllSessions();
    // Tokens of the old key are invalid from now on, so their records are deleted: a list of them
    // would be misleading.
    for (const token of store.listEntities(TOKEN_TYPE)) store.hardDelete(token);
  });
  return key;
}

function randomText(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
