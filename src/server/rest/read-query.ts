import type { Json } from '../../model/json.js';
import { nameOfKind } from '../read-json.js';
import { Refusal } from '../refusal.js';

/**
 * A whole number in the query of an address.
 *
 * @param fallback what counts where there is none
 * @throws Refusal `malformed`
 */
export function readNumber(text: string | undefined, what: string, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new Refusal('malformed', `${what} must be a whole number, but is "${text}"`);
}

/**
 * A whole number in a body.
 *
 * @param fallback what counts where there is none; without it there has to be one
 * @throws Refusal `malformed`
 */
export function asNumber(json: Json | undefined, what: string, fallback?: number): number {
  if ((json === undefined || json === null) && fallback !== undefined) return fallback;
  if (typeof json === 'number' && Number.isSafeInteger(json)) return json;
  throw new Refusal('malformed', `${what} must be a whole number, but is ${typeof json === 'number' ? json : nameOfKind(json)}`);
}
