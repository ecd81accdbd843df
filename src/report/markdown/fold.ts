import type { Part } from './part.js';

/**
 * A part that is folded until the reader opens it. Left out if the part is empty.
 *
 * @param summary HTML
 */
export function folded(summary: string, part: Part): Part {
  const head = `<details>\n<summary>${summary}</summary>\n\n`;
  const foot = '\n\n</details>';
  return within(head, part, foot);
}

/** A part under its heading. Left out if the part is empty. */
export function titled(title: string, part: Part): Part {
  return within(`${title}\n\n`, part, '');
}

function within(head: string, part: Part, foot: string): Part {
  return (room) => {
    const text = part(room - head.length - foot.length);
    return text === '' ? '' : `${head}${text}${foot}`;
  };
}
