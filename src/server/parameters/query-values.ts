import type { HonoRequest } from 'hono';
import type { Json } from '../../model/json.js';
import { kindName } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';

/**
 * Reads an integer in a query.
 *
 * @param fallback the value of an absent parameter
 * @throws RequestError `malformed`
 */
export function readNumber(text: string | undefined, what: string, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw malformed(`${what} must be a whole number, but is "${text}"`);
}

/**
 * Reads an integer in a body.
 *
 * @param fallback the value of an absent member; without a fallback, the member is required
 * @throws RequestError `malformed`
 */
export function asNumber(json: Json | undefined, what: string, fallback?: number): number {
  if ((json === undefined || json === null) && fallback !== undefined) return fallback;
  if (typeof json === 'number' && Number.isSafeInteger(json)) return json;
  throw malformed(
    `${what} must be a whole number, but is ${typeof json === 'number' ? json : kindName(json)}`,
  );
}

/**
 * Reads a flag in a query.
 *
 * @param fallback the value of an absent flag
 * @param what the name of the flag in messages
 * @throws RequestError `malformed`
 */
export function readFlag(text: string | undefined, fallback: boolean, what: string): boolean {
  switch (text?.toLowerCase()) {
    case undefined:
    case '':
      return fallback;
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw malformed(`${what} must be true or false, but is "${text}"`);
  }
}

/** The flags of a write that decide the form of its answer. */
export interface AnswerFlags {
  /** True if the client does not wait for the write. Here the write comes before the answer anyway. */
  readonly isAsync: boolean;
  /** True to answer with the system metadata of the aspects. */
  readonly withMetadata: boolean;
}

/**
 * Reads the flags of a write of OpenAPI v3. A route reads them before it writes, so that a request
 * with a wrong flag changes nothing.
 *
 * @param asyncByDefault the value of an absent flag `async`
 * @throws RequestError `malformed`
 */
export function readAnswerFlags(request: HonoRequest, asyncByDefault: boolean): AnswerFlags {
  return {
    isAsync: readFlag(request.query('async'), asyncByDefault, 'async'),
    withMetadata: readMetadataFlag(request),
  };
}

/** @throws RequestError `malformed` */
export function readMetadataFlag(request: HonoRequest): boolean {
  return readFlag(request.query('systemMetadata'), false, 'systemMetadata');
}
