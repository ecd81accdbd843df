import { htmlAttribute, htmlText } from './escape.js';

declare const markup: unique symbol;

/** Markup in which every text was escaped. Only this file makes it, so that none is put together by hand. */
export type Html = string & { readonly [markup]: true };

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element of HTML or SVG. An attribute of true stands without a value; one of false or undefined is left out. */
export function element(name: string, attributes: Attributes, ...children: readonly Html[]): Html {
  return `<${name}${attributesText(attributes)}>${children.join('')}</${name}>` as Html;
}

/** An element of HTML that has no end tag. */
export function voidElement(name: string, attributes: Attributes): Html {
  return `<${name}${attributesText(attributes)}>` as Html;
}

export function text(value: string): Html {
  return htmlText(value) as Html;
}

/** Elements one after the other, with nothing or a line break in between. */
export function sequence(children: readonly Html[], separator: '' | '\n' = ''): Html {
  return children.join(separator) as Html;
}

export const NOTHING: Html = '' as Html;

/** The document around its root element, with the one sheet of styles as it stands. */
export function documentOf(root: Html): string {
  return `<!doctype html>\n${root}\n`;
}

/** Our own styles; no text from outside ever stands in them. */
export function styleElement(css: string): Html {
  return `<style>${css}</style>` as Html;
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${htmlAttribute(String(value))}"`;
    })
    .join('');
}
