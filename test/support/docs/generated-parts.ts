/**
 * Replaces the generated parts of a page. A part stands between `<!-- NAME -->` and `<!-- /NAME
 * -->`.
 */
export function withParts(page: string, parts: Readonly<Record<string, () => string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => withPart(text, name, part()), page);
}

function withPart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest, ...others] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`the page has no part ${name}, or several`);
  return `${before}${begin}\n${part}\n${end}${after}`;
}

/** Builds a Markdown table. The first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}
