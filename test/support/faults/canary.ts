import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A made-up token. Its characters are spelled otherwise in addresses, in JSON and in base64. */
export const CANARY: string = 'so/+"%k4n4r13nv0g3l4711=~?x9q7Zt2';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** A made-up token in the form of DataHub's. */
export const JWT_CANARY: string = [
  base64url('{"alg":"HS256"}'),
  base64url('{"actorType":"USER","actorId":"k4n4r1","jti":"5b1c-77af","exp":1795795335}'),
  'Qm9k3nV0g3l4711zT2x_9-wLrKpYhXc8sDfGjB5uEi0',
].join('.');

/** All tokens of a catalog have one header, and it holds no secret. */
const secretOf = (token: string): string => token.replace(/^eyJ[\w-]+\.(?=eyJ)/, '');

/**
 * Nine characters of the tokens in a row: plain, in hexadecimal digits, backwards, and in base64 at
 * each of the three offsets.
 */
const TRACES: ReadonlySet<string> = new Set(
  [CANARY, JWT_CANARY]
    .map(secretOf)
    .flatMap((secret) => windows(secret, 9))
    .flatMap((nine) => [
      nine,
      Buffer.from(nine).toString('hex'),
      [...nine].reverse().join(''),
      ...[0, 1, 2].map((before) => inBase64(nine, before)),
    ])
    .map((trace) => trace.toLowerCase()),
);

const TRACE_LENGTHS = [...new Set([...TRACES].map(({ length }) => length))];

function inBase64(text: string, before: number): string {
  const padded = Buffer.from(`${'-'.repeat(before)}${text}`).toString('base64url');
  return padded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + text.length) * 8) / 6));
}

function windows(text: string, size: number): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) =>
    text.slice(at, at + size),
  );
}

/** The text, and what it says with its escapes resolved again and again. */
function readings(text: string): readonly string[] {
  const read = [text.toLowerCase()];
  for (let round = 0; round < 4; round++) {
    const last = read.at(-1) ?? '';
    const next = last
      .replaceAll(/%([0-9a-f]{2})/g, (_, digits: string) => charOf(digits, 16))
      .replaceAll(/\\+u([0-9a-f]{4})/g, (_, digits: string) => charOf(digits, 16))
      .replaceAll(/&#(\d+);/g, (_, digits: string) => charOf(digits, 10))
      .replaceAll(/\\(["\\/])/g, '$1')
      .toLowerCase();
    if (next === last) break;
    read.push(next);
  }
  return [...new Set(read.flatMap((one) => [one, one.replaceAll('+', '-').replaceAll('/', '_')]))];
}

function charOf(digits: string, radix: number): string {
  return String.fromCharCode(Number.parseInt(digits, radix));
}

/** The hashes of texts without a trace. Most files of a test are searched again and again. */
const clean = new Set<string>();

/** Returns the names of the texts that contain a trace of a token. */
export function textsWithCanary(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const hash = createHash('sha1').update(text).digest('base64');
    if (clean.has(hash)) return [];
    const found = readings(text).flatMap(traceIn)[0];
    if (found === undefined) clean.add(hash);
    return found === undefined ? [] : [`${name}: ${found}`];
  });
}

const PIECE = 5;
const PIECES = new Set([...TRACES].flatMap((trace) => windows(trace, PIECE)));
const LONGEST = Math.max(...TRACE_LENGTHS);

/** Returns the first trace with what stands around it. Each trace holds a whole piece. */
function traceIn(text: string): readonly string[] {
  for (let at = 0; at + PIECE <= text.length; at += PIECE) {
    if (!PIECES.has(text.slice(at, at + PIECE))) continue;
    const around = text.slice(Math.max(0, at - LONGEST), at + LONGEST);
    if (TRACE_LENGTHS.some((length) => windows(around, length).some((one) => TRACES.has(one))))
      return [around];
  }
  return [];
}

/** Returns the text of every file in a folder, by its path. */
export async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
}
