import { createHash } from 'node:crypto';

/** What the first line of our comments and issues says, where only programs look. */
export interface Mark {
  /** Which stack: of several in a repository, each keeps its own. */
  readonly key: string;
  /** Of a comment: the head of the pull request that it speaks of. */
  readonly head?: string;
  /** Of a comment: the id of the run of the workflow that wrote it, and which attempt. */
  readonly run?: number;
  readonly attempt?: number;
}

const BEGINNING = '<!-- headwater ';
const END = ' -->';

/** Keys are paths, which may have 4,096 characters, six times that when escaped: too many of the 65,536 of a comment. */
const LONGEST_KEY = 200;

/** The key as it stands in marks: long ones by their hash. */
export function markKey(key: string): string {
  return key.length <= LONGEST_KEY ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/** The body with its mark in a line of its own before it. */
export function markedBody(mark: Mark, body: string): string {
  const json = JSON.stringify(mark).replace(/[<>&]|--/g, escaped);
  return `${BEGINNING}${json}${END}\n${body}`;
}

/** The mark that a body begins with; null where there is none that we would write. A mark further down is a quotation. */
export function markOf(body: string): Mark | null {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? '';
  if (!line.startsWith(BEGINNING) || !line.endsWith(END)) return null;
  const mark = parsed(line.slice(BEGINNING.length, -END.length));
  return isMark(mark) ? mark : null;
}

/** Whatever would end or open something in HTML, so that no key can end the comment that hides it. */
function escaped(found: string): string {
  return [...found].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const { key, head, run, attempt } = value as Readonly<Record<keyof Mark, unknown>>;
  return typeof key === 'string' && (head === undefined || typeof head === 'string') && isCount(run) && isCount(attempt);
}

function isCount(value: unknown): boolean {
  return value === undefined || Number.isSafeInteger(value);
}
