import { ok, problem, type Result } from '../errors/result.js';

/** The alternatives of a glob, each as the segments between slashes. */
export type GlobPattern = readonly (readonly Segment[])[];

/** `**` stands for any number of folders. Other segments match one name. */
type Segment = '**' | readonly Token[];

/** `*` stands for any run of characters. Other tokens match one character. */
type Token = '*' | ((character: string) => boolean);

/** Enough for the paths of every system in use. */
const MAX_LENGTH = 1000;

/** Maximum number of alternatives that the braces of a glob may stand for. */
const MAX_ALTERNATIVES = 100;

/** Other tools read these as syntax. Read as plain text, they would silently match nothing. */
const UNSUPPORTED = /(?<!\\)[@!+*?]\(|\{[^{},/]*\.\.[^{},/]*\}/;

/** Parses a glob with `*`, `?`, `[...]`, `{a,b}`, `**` and escapes by a backslash. */
export function parseGlob(text: string): Result<GlobPattern> {
  if (text.length > MAX_LENGTH) return problem(`is longer than ${MAX_LENGTH} characters`);
  const [unsupported] = UNSUPPORTED.exec(text) ?? [];
  if (unsupported !== undefined)
    return problem(`has "${unsupported}", and globs have only *, **, ?, [...] and {a,b}`);
  const alternatives = expandBraces(text);
  if (!alternatives)
    return problem(`stands for more than ${MAX_ALTERNATIVES} alternatives in braces`);
  return ok(alternatives.map(parseSegments));
}

/** Undefined for too many alternatives. */
function expandBraces(text: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [text];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = findBraces(next);
    if (!braces) done.push(next);
    else {
      const [before, after] = [next.slice(0, braces.start), next.slice(braces.end)];
      open.push(...braces.parts.map((part) => before + part + after));
    }
    if (done.length + open.length > MAX_ALTERNATIVES) return undefined;
  }
  return done;
}

interface Braces {
  readonly start: number;
  /** The position after the closing brace. */
  readonly end: number;
  readonly parts: readonly string[];
}

/** Finds the first braces with a comma that are closed. Other braces are plain text. */
function findBraces(text: string): Braces | undefined {
  for (let start = 0; start < text.length; start += text[start] === '\\' ? 2 : 1) {
    const braces = text[start] === '{' ? bracesAt(text, start) : undefined;
    if (braces) return braces;
  }
  return undefined;
}

function bracesAt(text: string, start: number): Braces | undefined {
  const parts: string[] = [];
  let [depth, from] = [0, start + 1];
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    if (char === '{') depth++;
    if (char === '}') depth--;
    if (depth === 0 && parts.length === 0) return undefined;
    if (depth === 0) return { start, end: at + 1, parts: [...parts, text.slice(from, at)] };
    if (char === ',' && depth === 1) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return undefined;
}

function parseSegments(text: string): readonly Segment[] {
  const kept: Segment[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    const isRepeated = part === '**' && kept.at(-1) === '**';
    if (part === '..' && kept.length > 0 && Array.isArray(kept.at(-1))) kept.pop();
    else if (!isRepeated) kept.push(part === '**' ? part : parseTokens(part));
  }
  // A `**` at the end stands for the files in the folders.
  return kept.at(-1) === '**' ? [...kept, ['*']] : kept;
}

/** An escape, stars, characters in brackets, or any other character. A first `]` is in brackets. */
const TOKENS = /\\.|\*+|\[[!^]?.[^\]]*\]|./gsu;

function parseTokens(text: string): readonly Token[] {
  return (text.match(TOKENS) ?? []).map((token): Token => {
    if (token.startsWith('*')) return '*';
    if (token === '?') return () => true;
    if (token.startsWith('[') && token.length > 1) return characterSet([...token.slice(1, -1)]);
    const plain = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
    return (one) => one === plain;
  });
}

/** The characters between brackets, such as `a-z_`. `!` or `^` in front means all others. */
function characterSet(chars: readonly string[]): (character: string) => boolean {
  const isOther = chars[0] === '!' || chars[0] === '^';
  const listed = isOther ? chars.slice(1) : chars;
  const ranges: [string, string][] = [];
  for (let at = 0; at < listed.length; at++) {
    const [from = '', dash, to] = listed.slice(at, at + 3);
    ranges.push([from, dash === '-' && to !== undefined ? to : from]);
    if (dash === '-' && to !== undefined) at += 2;
  }
  return (one) => ranges.some(([from, to]) => from <= one && one <= to) !== isOther;
}

/** The position of a walk in a glob: for each alternative, the segments to match next. */
export type GlobPosition = readonly {
  readonly segments: readonly Segment[];
  readonly next: ReadonlySet<number>;
}[];

/** The position in the folder where the search starts. */
export function startOf(pattern: GlobPattern): GlobPosition {
  return pattern.map((segments) => ({ segments, next: new Set([0]) }));
}

/** Moves on by one name. A position without alternatives matches nothing below. */
export function advance(position: GlobPosition, name: string): GlobPosition {
  const chars = [...name];
  const isHidden = name.startsWith('.');
  return position.flatMap(({ segments, next }) => {
    const after = new Set<number>();
    for (const at of next) {
      const isFolders = segments[at] === '**';
      if (isFolders && !isHidden) after.add(at);
      const one = isFolders ? at + 1 : at;
      const segment = segments[one];
      if (segment !== undefined && segment !== '**' && matchesName(segment, chars))
        after.add(one + 1);
    }
    return after.size === 0 ? [] : [{ segments, next: after }];
  });
}

/** Returns true if a glob matches the path up to a position. */
export function isMatch(position: GlobPosition): boolean {
  return position.some(({ segments, next }) => next.has(segments.length));
}

/**
 * Backtracks only to the last star, so that the time grows with the product of both lengths. A name
 * that begins with a dot needs a dot in the glob.
 */
function matchesName(tokens: readonly Token[], name: readonly string[]): boolean {
  const [first] = tokens;
  if (name[0] === '.' && (first === undefined || first === '*' || first('x'))) return false;
  let [at, star, resume] = [0, -1, 0];
  for (let i = 0; i < name.length; ) {
    const token = tokens[at];
    if (token === '*') [star, resume, at] = [at, i, at + 1];
    else if (token?.(name[i] ?? '')) [at, i] = [at + 1, i + 1];
    else if (star >= 0) [at, resume, i] = [star + 1, resume + 1, resume + 1];
    else return false;
  }
  return tokens.slice(at).every((token) => token === '*');
}
