import { type Drawing, type LinkState, linkSigns } from '../drawing/drawing.js';
import { fitDrawing } from '../drawing/fit-drawing.js';
import { counted } from '../text/counted.js';
import { SVG_BUDGET } from './budget.js';
import { cutNote } from './cut.js';
import { element, type Html, NOTHING, text, voidElement } from './element.js';
import { section } from './section.js';
import { svgOf } from './svg/svg.js';

export interface LineageOptions {
  readonly title: string;
  /** Where the reader finds what is not drawn. */
  readonly where: string;
  /** What its lines stand for. Default: {@link changeWords}. */
  readonly words?: LinkWords;
}

/** The drawing as far as there is room for it, what its lines mean, and what it leaves out. */
export function lineageSection(drawing: Drawing, { title, where, words = changeWords }: LineageOptions): Html {
  const fitted = fitDrawing(drawing, SVG_BUDGET, (one) => svgOf(one, { title, description: descriptionOf(one, words), words }));
  switch (fitted.kind) {
    case 'empty':
      return NOTHING;
    case 'too-large':
      return section(title, cutNote(`${fitted.words}. ${where}`));
    case 'drawn': {
      const { leftOut } = fitted.drawing;
      const canvas = element('div', { class: 'canvas', tabindex: 0, role: 'region', 'aria-label': title }, fitted.text);
      const more = leftOut.length === 0 ? null : `Not drawn: ${leftOut.join('; ')}. ${where}`;
      return section(title, legend(fitted.drawing, words), fitSwitch(fitted.drawing), canvas, cutNote(more));
    }
  }
}

/** With more datasets than this a drawing is first seen as a whole. */
const MAX_AT_SIZE = 60;

/** Without scripts: the styles look at the box. It is hidden where the drawing fits anyway. */
function fitSwitch({ datasets }: Drawing): Html {
  const box = voidElement('input', { type: 'checkbox', checked: datasets.length > MAX_AT_SIZE });
  return element('label', { class: 'fit' }, box, text(' fit to the width'));
}

/** What links of each state are called. */
export type LinkWords = Readonly<Record<LinkState, string>>;

export const changeWords: LinkWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  marked: 'only our mark',
  context: 'as it is',
};

function statesIn({ links }: Drawing): readonly LinkState[] {
  return (Object.keys(changeWords) as LinkState[]).filter((state) => links.some((link) => link.state === state));
}

function descriptionOf(drawing: Drawing, words: LinkWords): string {
  const counts = statesIn(drawing).map((state) => `${drawing.links.filter((link) => link.state === state).length} ${words[state]}`);
  return `Upstream is on the left. ${counted(drawing.datasets.length, 'dataset')}, ${counted(drawing.links.length, 'link')}: ${counts.join(', ')}.`;
}

/** A line of each kind that there is. Where all of them are alike, there is nothing to tell apart. */
function legend(drawing: Drawing, words: LinkWords): Html {
  const states = statesIn(drawing);
  if (states.every((state) => state === 'context')) return NOTHING;
  const entries = states.map((state) => {
    const line = element('g', { class: `link ${state}` }, element('path', { d: 'M2 6H44' }));
    return element(
      'li',
      {},
      element('svg', { viewBox: '0 0 46 12', 'aria-hidden': 'true' }, line),
      text(`${linkSigns[state]} ${words[state]}`.trim()),
    );
  });
  return element('ul', { class: 'legend' }, ...entries, element('li', {}, text('upstream is on the left')));
}
