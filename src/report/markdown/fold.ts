import type { Part } from './fit.js';

/**
 * A part that is folded until somebody opens it; left out where it has nothing to say.
 *
 * @param summary HTML
 */
export function folded(summary: string, part: Part): Part {
  const head = `<details>\n<summary>${summary}</summary>\n\n`;
  const foot = '\n\n</details>';
  return within(head, part, foot);
}

/** A part under its heading. */
export function titled(title: string, part: Part): Part {
  return within(`${title}\n\n`, part, '');
}

function within(head: string, part: Part, foot: string): Part {
  return (room) => {
    const text = part(room - head.length - foot.length);
    return text === '' ? '' : `${head}${text}${foot}`;
  };
}
