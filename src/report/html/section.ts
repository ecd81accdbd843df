import { element, type Html, NOTHING, sequence, text } from './element.js';

/** A section of the page under its heading. Empty if its content is empty. */
export function section(title: string, ...content: readonly Html[]): Html {
  return content.every((part) => part === NOTHING)
    ? NOTHING
    : element('section', {}, element('h2', {}, text(title)), ...content);
}

/** A block that can be folded. */
export function folding(
  { summary, open }: { readonly summary: Html; readonly open: boolean },
  ...content: readonly Html[]
): Html {
  return element('details', { open }, element('summary', {}, summary), ...content);
}

export function row(...cells: readonly Html[]): Html {
  return element('tr', {}, ...cells);
}

export function cell(...content: readonly Html[]): Html {
  return element('td', {}, ...content);
}

/** A label such as `+ create`, in the colour of its kind. */
export function tag(kind: string, words: string): Html {
  return element('span', { class: `tag ${kind}` }, text(words));
}

export function code(words: string): Html {
  return element('code', {}, text(words));
}

export function soft(words: string): Html {
  return words === '' ? NOTHING : element('span', { class: 'soft' }, text(words));
}

/** A list of boxes. The kind of an item decides its colour. */
export function items(entries: readonly Html[]): Html {
  return entries.length === 0
    ? NOTHING
    : element('ul', { class: 'items' }, sequence(entries, '\n'));
}

export function item(kind: string, ...content: readonly Html[]): Html {
  return element('li', { class: kind }, ...content);
}
