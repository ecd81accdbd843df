import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of one guess for an attacker who has stolen a hash. */
export interface ScryptCost {
  /** The base-2 logarithm of N. The hash needs 128 * 8 * N bytes of memory. */
  readonly logN: number;
  readonly p: number;
}

/** About 32 MiB and a quarter of a second. Source: OWASP's Password Storage Cheat Sheet. */
export const STRONG: ScryptCost = { logN: 15, p: 3 };

/** For hashes that never reach a disk and so cannot be stolen: tests start many catalogs. */
export const QUICK: ScryptCost = { logN: 10, p: 1 };

const BLOCK_SIZE = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Returns `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`: the PHC string format, so that the cost can rise
 * over the years.
 */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost));
}

/**
 * Returns a hash that matches no password. Verifying it takes the usual time if no password is
 * stored.
 */
export function decoyHash(cost: ScryptCost): string {
  return format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

const PHC_FORMAT = /^\$scrypt\$ln=(\d+),r=8,p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Verifies a password. Takes the same time for a wrong password as for the right one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, logN, p, salt = '', hash = ''] = PHC_FORMAT.exec(stored) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== HASH_BYTES) throw new Error('a stored password hash has an unknown form');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/**
 * Derives the hash. The same letters can be typed as different code points, so the password is
 * normalized first.
 */
function derive(password: string, salt: Buffer, { logN, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      HASH_BYTES,
      { N, r: BLOCK_SIZE, p, maxmem: 256 * BLOCK_SIZE * (N + p) },
      (error, hash) => {
        if (error) reject(error);
        else resolve(hash);
      },
    );
  });
}

function format({ logN, p }: ScryptCost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${logN},r=${BLOCK_SIZE},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
