import { type Direction, stateWords } from '../../entity/entity.js';
import { kindWord } from '../../entity/entity-kinds.js';
import type { BoxColumn, GraphBox, Side } from './graph.js';

/** Names a box and counts its neighbors, for a screen reader. */
export function boxLabel(box: GraphBox): string {
  return [
    box.name,
    kindWord(box.type),
    box.platform,
    box.env,
    box.schema === '' ? '' : `in ${box.schema}`,
    box.isHome ? 'home' : '',
    stateWords[box.state],
    partWord(box),
    sideWords('upstream', box.sides.up),
    sideWords('downstream', box.sides.down),
    box.columns.length > 0 ? `${box.columns.length} columns listed` : '',
    ownersText(box),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** The facts in the last line of a box, the most important first. The mark tells the platform too. */
export function boxFacts(box: GraphBox): readonly string[] {
  const { type, platform, state, owners } = box;
  return [kindWord(type), stateWords[state], partWord(box), owners.join(', '), platform];
}

/** The word beside the name of a column: what changes do to it, or its type. May be empty. */
export function columnNote({ part, isUnknown, type = '' }: BoxColumn): string {
  return part === 'affected' ? part : isUnknown ? 'not in schema' : type;
}

/** Tells that changes affect a box. Empty if they do not. */
function partWord({ part }: GraphBox): string {
  return part === 'affected' ? 'affected' : '';
}

/** Names the owners of a box: "owned by stack commerce". Empty if there are none. */
export function ownersText({ owners }: GraphBox): string {
  return owners.length > 0 ? `owned by ${owners.join(', ')}` : '';
}

function sideWords(name: string, side: Side): string {
  const open = side.isLoading ? 'loading' : side.isOpen ? `${side.shown} shown` : 'collapsed';
  return `${side.total ?? 'unknown'} ${name}, ${open}`;
}

/** Describes the button at a side of a box. Null: the side has none. */
export function sideButton(
  box: GraphBox,
  direction: Direction,
): { readonly text: string; readonly label: string; readonly opens: boolean } | null {
  const side = box.sides[direction];
  const name = `${direction}streams of ${box.name}`;
  if (side.isLoading) return { text: '…', label: `Loading the ${name}. Collapse`, opens: false };
  if (side.error !== null) return { text: '!', label: `Retry the ${name}`, opens: true };
  if (side.isOpen && side.shown > 0)
    return { text: '−', label: `Collapse the ${name}`, opens: false };
  const count = side.total === null ? null : Math.max(0, side.total - side.shown);
  if (side.isOpen || count === 0) return null;
  return {
    text: count === null ? '+' : `+${count.toLocaleString('en')}`,
    label: `Expand the ${name}${count === null ? '' : `: ${count} more`}`,
    opens: true,
  };
}
