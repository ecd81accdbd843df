import { escapeControls } from '../words/escape.js';

declare const markup: unique symbol;

/**
 * Markup in which every text is escaped. Only this file creates it, so that no markup is built by
 * hand.
 */
export type Html = string & { readonly [markup]: true };

export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Builds an element of HTML or SVG. Writes an attribute with the value true without a value. Leaves
 * out an attribute with the value false or undefined.
 */
export function element(
  name: string,
  attributes: HtmlAttributes,
  ...children: readonly Html[]
): Html {
  return `<${name}${attributesText(attributes)}>${children.join('')}</${name}>` as Html;
}

/** Builds an element of HTML that has no end tag. */
export function voidElement(name: string, attributes: HtmlAttributes): Html {
  return `<${name}${attributesText(attributes)}>` as Html;
}

export function text(value: string): Html {
  return escapeHtml(value) as Html;
}

/** Writes elements on lines of their own. */
export function lines(children: readonly Html[]): Html {
  return children.join('\n') as Html;
}

/** Writes elements one after the other. */
export function sequence(children: readonly Html[]): Html {
  return children.join('') as Html;
}

export const NOTHING: Html = '' as Html;

/** Renders the style sheet of the page. It is not escaped and may not hold text from outside. */
export function styleElement(css: string): Html {
  return `<style>${css}</style>` as Html;
}

function attributesText(attributes: HtmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
    })
    .join('');
}

/**
 * Escapes a text for a place between tags. Control characters and characters that change the
 * direction of writing become visible escapes. Characters that begin a tag or an entity become
 * entities.
 */
function escapeHtml(text: string): string {
  return escapeCharacters(text, /[&<>]/g);
}

/** Escapes a text for the value of an attribute, which is always quoted. */
function escapeAttribute(text: string): string {
  return escapeCharacters(text, /[&<>"'`]/g);
}

function escapeCharacters(text: string, unsafe: RegExp): string {
  return escapeControls(text).replace(unsafe, (char) => `&#${char.charCodeAt(0)};`);
}
