import { counted } from '../text/counted.js';
import { type DrawnLink, type LinkCounts, type LinkState, linkSigns, NO_LINKS } from './drawing.js';

const changing: readonly LinkState[] = ['added', 'removed', 'changed', 'marked'];

/** What stands at a link: `+`, `~ VIEW -> COPY`, `+2 -1 columns`. Empty for what does not change and has nothing to say. */
export function linkLabel(link: DrawnLink): string {
  const sign = linkSigns[link.state];
  const counts = link.element === 'edge' ? (link.counted ?? NO_LINKS) : NO_LINKS;
  const own = [sign, link.note].filter((part) => part !== '').join(' ');
  const columns = columnsLabel(counts);
  if (columns === '') return own;
  // The sign of the columns is that of the edge as well: saying it twice would read as two things.
  const sameForAll = link.note === '' && changing.every((state) => (state === link.state) === counts[state] > 0);
  const isFewer = link.note === '' && link.state === 'changed';
  return sameForAll || isFewer || own === '' ? columns : `${own}, ${columns}`;
}

function columnsLabel(counts: LinkCounts): string {
  const parts = changing.filter((state) => counts[state] > 0).map((state) => `${linkSigns[state]}${counts[state]}`);
  if (parts.length > 0) return `${parts.join(' ')} ${totalOf(counts) === 1 ? 'column' : 'columns'}`;
  return counts.context > 0 ? counted(counts.context, 'column') : '';
}

function totalOf(counts: LinkCounts): number {
  return changing.reduce((sum, state) => sum + counts[state], 0);
}
