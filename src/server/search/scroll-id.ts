import { isUrn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { Found } from './find-entities.js';

/** A scroll goes on behind the last entity that it showed, so that entities added meanwhile shift nothing. */
export function encodeScrollId({ score, urn }: Found): string {
  return Buffer.from(JSON.stringify([score, urn])).toString('base64url');
}

/** @throws Refusal `malformed` when the text is no scroll id of ours */
export function decodeScrollId(text: string): Found {
  const parts = parse(Buffer.from(text, 'base64url').toString());
  if (Array.isArray(parts) && parts.length === 2) {
    const [score, urn]: readonly unknown[] = parts;
    if (typeof score === 'number' && typeof urn === 'string' && isUrn(urn)) return { score, urn };
  }
  throw new Refusal('malformed', `"${text}" is not a scroll id; use nextScrollId of the previous page, or leave it out to start`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
