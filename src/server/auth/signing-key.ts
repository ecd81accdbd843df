import { randomBytes } from 'node:crypto';
import type { CatalogDatabase } from '../store/open-store.js';
import type { SigningKey } from '../store/vault.js';
import { TOKEN_TYPE } from './token-record.js';

/** As long as what HS256 makes of it. */
const KEY_BYTES = 32;

/** The key that tokens are signed with: the stored one, or a new one where there is none or `rotate` is set. */
export function settleSigningKey({ store, vault }: CatalogDatabase, rotate: boolean): SigningKey {
  const stored = vault.readKey();
  if (stored !== undefined && !rotate) return stored;
  const key: SigningKey = { secret: randomText(), salt: randomText() };
  store.transaction(() => {
    vault.putKey(key);
    vault.dropAllSessions();
    // Nothing that the old key signed is accepted any more, so a list of it would promise what is not so.
    for (const token of store.listEntities(TOKEN_TYPE)) store.hardDelete(token);
  });
  return key;
}

function randomText(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
