import type { Wire } from './wire.js';

/** The most entries of a list. No catalog has as many datasets. */
const MAX_ENTRIES = 10_000_000;

/** The most pages of a list. */
const MAX_PAGES = 10_000;

/** The most pages in a row without a new entry. A changing index may repeat a page or two. */
const MAX_REPEATED_PAGES = 10;

/** The entries that others may add to a list while it is read. A list may also double. */
const MAX_ADDED = 10_000;

/** A search index may count no further. This total promises nothing. */
const COUNTED_UP_TO = 10_000;

const MIB = 1024 * 1024;

/** The most characters of a list: of one answer, of each entry, and of all entries. */
const ANSWER_CHARS = 64 * MIB;
const ENTRY_CHARS = 4096;
const MAX_CHARS = 1024 * MIB;

/** A list that takes longer is out of date before its end. */
const MAX_MINUTES = 30;

/** One page of a list. */
export interface WatchedPage {
  /** The identities of the entries. */
  readonly ids: readonly string[];
  /** The number of entries of all pages, if the catalog states it. */
  readonly total: number | undefined;
}

/** The part of an opened catalog that the watch needs. */
export type WatchWire = Pick<Wire, 'fail' | 'now' | 'received'>;

/**
 * Creates a function that takes each page of a list and returns the distinct ids so far. It throws
 * if the list exceeds the total that the first page promised, with some growth, or a limit of
 * repeated pages, of size or of time. A hostile or broken catalog would otherwise keep a run busy
 * without end.
 *
 * @param what the purpose of the list, worded to follow "the answer to"
 */
export function watchPages(
  { fail, now, received }: WatchWire,
  what: string,
): (page: WatchedPage) => ReadonlySet<string> {
  const began = { ms: now(), chars: received() };
  const known = new Set<string>();
  let pages = 0;
  let repeated = 0;
  let promised: number | undefined;
  return ({ ids, total }) => {
    const before = known.size;
    for (const id of ids) known.add(id);
    repeated = known.size > before ? 0 : repeated + 1;
    pages += 1;
    if (pages === 1) promised = total;
    const most = mostEntries(promised);
    const why =
      brokenPromise(promised, { total, came: known.size, most }) ??
      overLimit({ pages, repeated, most, ms: now() - began.ms, chars: received() - began.chars });
    if (why !== undefined) throw fail('catalog-incomplete', `${what} does not end: ${why}`, HINT);
    return known;
  };
}

const HINT =
  'check that DATAHUB_GMS_URL names the right catalog; if it does, have its search index rebuilt';

/** Returns the maximum number of entries of a list whose first page promised a total. */
function mostEntries(promised: number | undefined): number {
  return promised === undefined || promised === COUNTED_UP_TO
    ? MAX_ENTRIES
    : promised + Math.max(promised, MAX_ADDED);
}

/** Explains how the catalog breaks its promise, or returns undefined. */
function brokenPromise(
  promised: number | undefined,
  seen: { readonly total: number | undefined; readonly came: number; readonly most: number },
): string | undefined {
  const { total, came, most } = seen;
  if (total !== undefined && !(Number.isSafeInteger(total) && total >= 0))
    return `the catalog states a total of ${total}`;
  if (promised !== undefined && promised > MAX_ENTRIES)
    return `the catalog promises ${promised} entries, and a list may have ${MAX_ENTRIES}`;
  const promise =
    promised === undefined ? `a list may have ${most}` : `the catalog promised ${promised}`;
  if (came > most) return `${promise} entries, and ${came} came`;
  return total !== undefined && total > most ? `${promise} entries, and later ${total}` : undefined;
}

/** Explains which limit the pages passed, or returns undefined. */
function overLimit(seen: {
  readonly pages: number;
  readonly repeated: number;
  readonly most: number;
  readonly ms: number;
  readonly chars: number;
}): string | undefined {
  if (seen.repeated === MAX_REPEATED_PAGES)
    return `${seen.repeated} pages in a row repeat what came before`;
  if (seen.pages > MAX_PAGES) return `${MAX_PAGES} pages came, and there are more`;
  const maxChars = Math.min(MAX_CHARS, ANSWER_CHARS + seen.most * ENTRY_CHARS);
  if (seen.chars > maxChars) return `more than ${Math.round(maxChars / MIB)} MiB came`;
  return seen.ms > MAX_MINUTES * 60_000 ? `it took more than ${MAX_MINUTES} minutes` : undefined;
}
