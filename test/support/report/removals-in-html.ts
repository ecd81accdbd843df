import { parse } from 'parse5';
import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsUnder,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from './html-tree.js';
import { allTold, type ToldRemovals } from './told-removals.js';

/** Reads the removals of a page. Folded parts do not count. */
export function removalsInHtml(page: string): ToldRemovals {
  const lost = visibleElements(parse(page)).filter(isLoss);
  return allTold(
    lost.flatMap((one) =>
      elementsUnder(one)
        .filter(({ tagName }) => tagName === 'code')
        .slice(0, 1)
        .map(textOf),
    ),
  );
}

function visibleElements(node: HtmlNode): readonly HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .filter((one) => one.tagName !== 'details' || attributeOf(one, 'open') !== undefined)
    .flatMap((one) => [one, ...visibleElements(one)]);
}

/** A row or an item that begins with the sign of a removal or of an update. */
function isLoss(element: HtmlElement): boolean {
  if (element.tagName === 'li')
    return ['delete', 'update'].some((kind) => classesOf(element).includes(kind));
  return element.tagName === 'tr' && /^[-~] (?:delete|update)/.test(textOf(element));
}
