import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment } from 'parse5';
import {
  attributeOf,
  childrenOf,
  classesOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from './html-tree.js';
import type { ToldRemovals } from './told-removals.js';

/** Reads the removals of a comment, as GitHub shows it. Folded parts do not count. */
export function removalsInMarkdown(markdown: string): ToldRemovals {
  const page = parseFragment(
    micromark(markdown, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  );
  const seen = visibleElements(page);
  const rows = seen
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => childrenOf(row).filter(isElement).map(textOf));
  const lines = seen.filter((one) => classesOf(one).includes('language-diff')).map(textOf);
  return {
    addresses: new Set([...rows.flatMap(rowAddress), ...lines.flatMap(treeAddresses)]),
    ...announced(markdown),
  };
}

/** All elements that are not in a fold that is closed. */
function visibleElements(node: HtmlNode): readonly HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .filter((one) => one.tagName !== 'details' || attributeOf(one, 'open') !== undefined)
    .flatMap((one) => [one, ...visibleElements(one)]);
}

function rowAddress([change = '', element = '']: readonly string[]): readonly string[] {
  return /^[-~]\s(?:delete|update)$/.test(change) ? [element.replace(/^(?:edge|column) /, '')] : [];
}

/** Reads a tree: a dataset, below it its upstreams, below these the columns. */
function treeAddresses(text: string): readonly string[] {
  let dataset = '';
  let upstream = '';
  return text.split('\n').flatMap((line) => {
    const isLost = /^[-~]/.test(line);
    const words = line.slice(1).replace(/ \(.*\)$/, '');
    const indent = words.length - words.trimStart().length;
    const name = words.trim();
    if (indent === 0) dataset = name;
    if (indent === 2) {
      upstream = name.replace('<- ', '');
      return isLost ? [`${dataset} <- ${upstream}`] : [];
    }
    if (indent !== 4 || !isLost) return [];
    return name.split(', ').map((pair) => {
      const [column = '', origin = column] = pair.split(' <- ');
      return `${dataset}.${column} <- ${upstream}.${origin}`;
    });
  });
}

/** Reads the first lines. */
function announced(markdown: string): Omit<ToldRemovals, 'addresses'> {
  const first = markdown.split('\n').slice(0, 5).join('\n');
  const [, notice = ''] = /^> \*\*(.*) not listed here\*\*/m.exec(first) ?? [];
  const [, count] = /(\d+) remov(?:als?|ed or overwritten elements?)\b/.exec(notice) ?? [];
  const [, command = null] = /`(headwater [^`]*)` lists all of it/.exec(first) ?? [];
  return { unlisted: Number(count ?? 0), command };
}
