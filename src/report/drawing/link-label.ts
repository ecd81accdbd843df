import { pluralize } from '../text/pluralize.js';
import { type DrawnLink, type LinkCounts, type LinkState, linkSigns, NO_LINKS } from './drawing.js';

const changing: readonly LinkState[] = ['added', 'removed', 'changed', 'marked'];

/**
 * The label of a link: `+`, `~ VIEW -> COPY`, `+2 -1 columns`. Empty for a link that does not
 * change and has no note.
 */
export function linkLabel(link: DrawnLink): string {
  const sign = linkSigns[link.state];
  const counts = link.element === 'edge' ? (link.hiddenPairs ?? NO_LINKS) : NO_LINKS;
  const own = [sign, link.note].filter((part) => part !== '').join(' ');
  const columns = columnsLabel(counts);
  if (columns === '') return own;
  // The columns and the edge have the same sign. Writing it twice would read as two changes.
  const sameForAll =
    link.note === '' && changing.every((state) => (state === link.state) === counts[state] > 0);
  const isFewer = link.note === '' && link.state === 'changed';
  return sameForAll || isFewer || own === '' ? columns : `${own}, ${columns}`;
}

function columnsLabel(counts: LinkCounts): string {
  const parts = changing
    .filter((state) => counts[state] > 0)
    .map((state) => `${linkSigns[state]}${counts[state]}`);
  if (parts.length > 0)
    return `${parts.join(' ')} ${countChanges(counts) === 1 ? 'column' : 'columns'}`;
  return counts.context > 0 ? pluralize(counts.context, 'column') : '';
}

function countChanges(counts: LinkCounts): number {
  return changing.reduce((sum, state) => sum + counts[state], 0);
}
