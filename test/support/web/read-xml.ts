/** An element of an XML text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it. */
  text: string;
}

const TOKEN = /<\/([\w-]+)>|<([\w-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/y;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

/**
 * Reads an XML text without declarations, comments and entities, in the order of the elements.
 * Throws if it is not well-formed, or if an attribute repeats.
 */
export function readXml(text: string): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const [whole, end, start, attributes = '', closed, content] = TOKEN.exec(text) ?? [];
    if (whole === undefined) throw new Error(`no XML: ${text.slice(at, at + 80)}`);
    if (end !== undefined && open.pop()?.name !== end)
      throw new Error(`</${end}> without <${end}>`);
    const last = open.at(-1);
    if (content !== undefined && last) last.text += decode(content);
    if (start === undefined) continue;
    const element = { name: start, attributes: readAttributes(attributes), text: '' };
    elements.push(element);
    if (closed === '') open.push(element);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> without its end`);
  return elements;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  const values = new Map(found.map(([, name = '', value = '']) => [name, decode(value)]));
  if (values.size !== found.length) throw new Error(`repeated attributes: ${text}`);
  return values;
}

function decode(text: string): string {
  if (/&(?!#\d+;)/.test(text)) throw new Error(`an ampersand by itself: ${text.slice(0, 80)}`);
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
