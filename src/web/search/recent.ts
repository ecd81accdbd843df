import { isKnownType } from '../../model/kinds.js';
import { asEntityUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { LINEAGE_ROUTE, urnOfLineagePath } from '../entity/addresses.js';

/** An entity, or a column of it, that the reader opened. */
export interface Recent {
  readonly urn: string;
  readonly column?: string | undefined;
}

/** The names stay in the browser from one day to the next. The log-out removes them. */
const KEY = 'headwater-recent';

const KEPT = 8;

/** Reads what a user opened, the latest first. Empty for another user. */
export function readRecent(actor: string): readonly Recent[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return stored?.actor === actor && Array.isArray(stored.opened)
      ? stored.opened.filter(isRecent)
      : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is Recent {
  const { urn, column } = Object(value);
  return typeof urn === 'string' && ['string', 'undefined'].includes(typeof column);
}

/** Notes that a user opened an entity. Browsers may refuse storage, and nothing is noted then. */
export function noteRecent(actor: string, { urn, column }: Recent): void {
  const others = readRecent(actor).filter((one) => one.urn !== urn || one.column !== column);
  try {
    const opened = [{ urn, column }, ...others].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify({ actor, opened }));
  } catch {
    // The list then stays as it is.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was noted.
  }
}

/** The entity or column at an address. Undefined if it is another address. */
export function openedAt(pathname: string, search: string): Recent | undefined {
  if (!/^\/dataset\/|\/Lineage\/?$/.test(pathname)) return undefined;
  const urn = urnOfLineagePath(pathname);
  if (!asEntityUrn(urn).ok || !isKnownType(urnEntityType(urn))) return undefined;
  const column = LINEAGE_ROUTE.test(pathname) ? new URLSearchParams(search).get('col') : null;
  return { urn, column: column ?? undefined };
}
