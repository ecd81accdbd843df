import { createHash } from 'node:crypto';

/** What the first line of our comments and issues says, where only programs look. */
export interface Marker {
  /** Which stack: of several in a repository, each keeps its own. */
  readonly key: string;
  /** Of a comment: the head of the pull request that it speaks of. */
  readonly head?: string;
  /** Of a comment: the id of the run of the workflow that wrote it, and which attempt. */
  readonly run?: number;
  readonly attempt?: number;
}

const PREFIX = '<!-- headwater ';
const SUFFIX = ' -->';

/** Keys are paths, which may have 4,096 characters, six times that when escaped: too many of the 65,536 of a comment. */
const MAX_KEY_LENGTH = 200;

/** The key as it stands in marks: long ones by their hash. */
export function markerKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/** The body with its mark in a line of its own before it. */
export function addMarker(marker: Marker, body: string): string {
  const json = JSON.stringify(marker).replace(/[<>&]|--/g, escapeCharacters);
  return `${PREFIX}${json}${SUFFIX}\n${body}`;
}

/** The mark that a body begins with; null where there is none that we would write. A mark further down is a quotation. */
export function readMarker(body: string): Marker | null {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? '';
  if (!line.startsWith(PREFIX) || !line.endsWith(SUFFIX)) return null;
  const marker = parseJson(line.slice(PREFIX.length, -SUFFIX.length));
  return isMarker(marker) ? marker : null;
}

/** Whatever would end or open something in HTML, so that no key can end the comment that hides it. */
function escapeCharacters(found: string): string {
  return [...found].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
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
  return typeof key === 'string' && (head === undefined || typeof head === 'string') && isCount(run) && isCount(attempt);
}

function isCount(value: unknown): boolean {
  return value === undefined || Number.isSafeInteger(value);
}
