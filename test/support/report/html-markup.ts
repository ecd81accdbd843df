/** Elements that stand in the line of the element around them. Every other one begins a line. */
const inline = new Set([
  ...['title', 'a', 'b', 'code', 'span', 'ins', 'del', 'input'],
  ...['path', 'rect', 'circle', 'text', 'desc'],
]);

const withoutEnd = new Set(['!doctype', 'meta']);

/**
 * Returns the markup of a page for people to read: one block on a line, indented as the blocks are
 * nested. All else is as the page has it, except for the style sheet and its digest. Each page has
 * the same ones.
 */
export function readableMarkup(page: string): string {
  let markup = '';
  let depth = 0;
  let before: Kind = 'void';
  for (const token of tokensOf(page)) {
    const kind = kindOf(token);
    if (kind === 'end') depth -= 1;
    // A block without blocks in it ends on its own line.
    const isOnLine = kind === 'inline' || (kind === 'end' && before === 'start');
    markup += isOnLine ? token : `\n${'  '.repeat(depth)}${token}`;
    if (kind === 'start') depth += 1;
    if (kind !== 'inline') before = kind;
  }
  return `${markup.trimStart()}\n`;
}

/** Tags and texts. No page has a `>` inside of a tag. Line breaks between tags are left out. */
function tokensOf(page: string): readonly string[] {
  const plain = page
    .replace(/<style>.*<\/style>/s, '<style></style>')
    .replace(/sha256-[\w+/]{43}=/, 'sha256-…');
  return (plain.match(/<[^>]*>|[^<]+/g) ?? []).filter((token) => token !== '\n');
}

type Kind = 'inline' | 'start' | 'end' | 'void';

function kindOf(token: string): Kind {
  const [, slash, name = ''] = /^<(\/?)([a-z\d!]+)/.exec(token) ?? [];
  if (name === '' || inline.has(name)) return 'inline';
  if (withoutEnd.has(name)) return 'void';
  return slash ? 'end' : 'start';
}
