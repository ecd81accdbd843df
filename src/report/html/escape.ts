import { harmless } from '../text/harmless.js';

/**
 * Any text as text between tags. Control characters and those that turn the direction of writing come out as visible escapes;
 * what begins a tag or an entity is written as an entity.
 */
export function htmlText(text: string): string {
  return escaped(text, /[&<>]/g);
}

/** Any text as the value of an attribute, which is always quoted. */
export function htmlAttribute(text: string): string {
  return escaped(text, /[&<>"'`]/g);
}

function escaped(text: string, unsafe: RegExp): string {
  return harmless(text).replace(unsafe, (char) => `&#${char.charCodeAt(0)};`);
}
