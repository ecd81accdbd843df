import type { Collection, Comment, Entry } from './format-tree.js';

/** The comments at the head of a file. They stay there, whatever key comes first. */
export interface Header {
  readonly comments: readonly Comment[];
  /** True if a blank line separates them from what follows. */
  readonly isBeforeBlank: boolean;
}

/** The comment that tells editors which schema the file has. */
const EDITOR_LINE = /^#\s*yaml-language-server:/;

/**
 * Takes the head of the file off the comments of its first entry: all comments up to a blank line.
 * Without a blank line, it is the line for editors alone.
 */
export function takeHeader({ entries }: Collection): Header {
  // A file without a key has errors, and is not formatted.
  const { leading, isAfterBlank } = entries[0] as Entry;
  const lastBlank = isAfterBlank
    ? leading.length
    : leading.findLastIndex((one, index) => one.isAfterBlank && index > 0);
  if (lastBlank > 0) return { comments: leading.splice(0, lastBlank), isBeforeBlank: true };
  const isForEditor = EDITOR_LINE.test(leading[0]?.text ?? '');
  return { comments: isForEditor ? leading.splice(0, 1) : [], isBeforeBlank: false };
}
