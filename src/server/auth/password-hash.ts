import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a guess costs whoever has stolen a hash. */
export interface ScryptCost {
  /** The base-2 logarithm of N; 128 * 8 * N bytes of memory are taken. */
  readonly logN: number;
  readonly p: number;
}

/** 32 MiB and a quarter of a second. Source: OWASP's Password Storage Cheat Sheet. */
export const STRONG: ScryptCost = { logN: 15, p: 3 };

/** For hashes that never reach a disk, so that nobody can steal them: tests start many catalogs. */
export const QUICK: ScryptCost = { logN: 10, p: 1 };

const BLOCK_SIZE = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`: the PHC string format, so that the cost may rise with the years. */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost));
}

/** A hash of no password at all, to spend the same time on where there is none to hold a password against. */
export function decoyHash(cost: ScryptCost): string {
  return format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

const FORM = /^\$scrypt\$ln=(\d+),r=8,p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Takes the same time for a wrong password as for the right one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, logN, p, salt = '', hash = ''] = FORM.exec(stored) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== HASH_BYTES) throw new Error('a stored password hash has an unknown form');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { logN: Number(logN), p: Number(p) });
  return timingSafeEqual(actual, expected);
}

/** The same letters may be typed as different code points, so they are made the same first. */
function derive(password: string, salt: Buffer, { logN, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N, r: BLOCK_SIZE, p, maxmem: 256 * BLOCK_SIZE * (N + p) }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

function format({ logN, p }: ScryptCost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${logN},r=${BLOCK_SIZE},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
