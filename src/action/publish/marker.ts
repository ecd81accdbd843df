import { createHash } from 'node:crypto';

/** The data in the hidden first line of our comments and issues. */
export interface Marker {
  /** Identity of the stack. Each stack of a repository has its own comments and issues. */
  readonly key: string;
  /** Only in a comment: the head of the pull request that it reports on. */
  readonly head?: string;
  /** Only in a comment: id and attempt of the workflow run that wrote it. */
  readonly run?: number;
  readonly attempt?: number;
}

const PREFIX = '<!-- headwater ';
const SUFFIX = ' -->';

/**
 * Keys are paths, and a path may have 4,096 characters. Escaped, it can be six times as long: too
 * much for a comment of 65,536 characters.
 */
const MAX_KEY_LENGTH = 200;

/** Returns the key as markers contain it. A long key is replaced by its hash. */
export function markerKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH
    ? key
    : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/** Texts that would end the comment of the marker, and characters that nobody sees. */
const UNSAFE = /[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]|--/gu;

/** Returns the body with its marker in a line before it. */
export function addMarker(marker: Marker, body: string): string {
  const json = JSON.stringify(marker).replace(UNSAFE, escapeCharacters);
  return `${PREFIX}${json}${SUFFIX}\n${body}`;
}

/**
 * Reads the marker in the first line of a body. Returns null if that line is not a valid marker. A
 * marker in a later line is a quotation.
 */
export function readMarker(body: string): Marker | null {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? '';
  if (!line.startsWith(PREFIX) || !line.endsWith(SUFFIX)) return null;
  const marker = parseJson(line.slice(PREFIX.length, -SUFFIX.length));
  return isMarker(marker) ? marker : null;
}

/** Escapes characters of HTML, so that no key can end the HTML comment around it. */
function escapeCharacters(found: string): string {
  return found
    .split('')
    .map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isMarker(value: unknown): value is Marker {
  if (typeof value !== 'object' || value === null) return false;
  const { key, head, run, attempt } = value as Readonly<Record<keyof Marker, unknown>>;
  return (
    typeof key === 'string' &&
    (head === undefined || typeof head === 'string') &&
    isCount(run) &&
    isCount(attempt)
  );
}

function isCount(value: unknown): boolean {
  return value === undefined || Number.isSafeInteger(value);
}
