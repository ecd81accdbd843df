import { shortened } from '../shortened.js';
import { harmless } from '../text/harmless.js';

/** Longer names are shortened in the middle: both ends of a name tell it apart from others. */
const MAX_LENGTH = 80;

/**
 * Any text as what stands between the quotes of a label.
 *
 * Mermaid writes characters as `#60;`. Letters and digits stay, and the few signs of ordinary names where they are nothing else;
 * everything else is written so: quotes and HTML, directives, markdown (labels are read as markdown: `- x` is a list, `*x*` is
 * emphasis, `www.x` a link), icons (`fa:fa-x`), and colons, since mermaid cuts a `style…:…#…;` short before it reads anything.
 */
export function mermaidText(text: string, maxLength: number = MAX_LENGTH): string {
  return shortened(harmless(text), maxLength).replace(UNSAFE, (char) => `#${char.codePointAt(0)};`);
}

const UNSAFE = /(?<=www)\.|(?<=^\d+)\)|(?<![\p{L}\p{N}])[_.-]|[_.-](?![\p{L}\p{N}])| (?= |$)|^ |[^\p{L}\p{N} _.,()/-]/giu;
