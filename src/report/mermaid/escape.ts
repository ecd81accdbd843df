import { escapeControls } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';

/** The default maximum length of a label. Longer texts are truncated in the middle. */
const MAX_LENGTH = 80;

/**
 * Escapes a text for a place between the quotes of a label.
 *
 * Mermaid has character escapes such as `#60;`. Letters and digits stay as they are, and so do the
 * few signs of ordinary names where they have no other meaning. All other characters are escaped:
 * quotes and HTML, directives, markdown (labels are read as markdown: `- x` is a list, `*x*` is
 * emphasis, `www.x` a link), icons (`fa:fa-x`), and colons, since Mermaid cuts a `style…:…#…;`
 * short before it parses the text.
 */
export function mermaidLabel(text: string, maxLength: number = MAX_LENGTH): string {
  return truncateMiddle(escapeControls(text), maxLength).replace(
    UNSAFE,
    (char) => `#${char.codePointAt(0)};`,
  );
}

const UNSAFE =
  /(?<=www)\.|(?<=^\d+)\)|(?<![\p{L}\p{N}])[_.-]|[_.-](?![\p{L}\p{N}])| (?= |$)|^ |[^\p{L}\p{N} _.,()/-]/giu;
