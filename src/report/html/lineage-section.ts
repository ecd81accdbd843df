import { type Drawing, type LinkState, linkSigns } from '../drawing/drawing.js';
import { fitDrawing } from '../drawing/fit-drawing.js';
import { differenceWords } from '../words/describe-difference.js';
import { countEntities } from '../words/entity-words.js';
import { pluralize } from '../words/pluralize.js';
import { cutNote, SVG_BUDGET } from './cut.js';
import { element, type Html, NOTHING, text, voidElement } from './element.js';
import { section } from './section.js';
import { renderSvg } from './svg/render-svg.js';

interface LineageOptions {
  readonly title: string;
  /** A sentence that says where to find the elements that the drawing leaves out. */
  readonly where: string;
  /** Names of the link states. Default: {@link changeLinkWords}. */
  readonly words?: LinkWords;
}

/** Renders as much of the drawing as fits, with a legend and a note about what is left out. */
export function lineageSection(
  drawing: Drawing,
  { title, where, words = changeLinkWords }: LineageOptions,
): Html {
  const fitted = fitDrawing(drawing, SVG_BUDGET, (one) =>
    renderSvg(one, { title, description: describeDrawing(one, words), words }),
  );
  switch (fitted.kind) {
    case 'empty':
      return NOTHING;
    case 'too-large':
      return section(title, cutNote(`${fitted.words}. ${where}`));
    case 'drawn': {
      const { leftOut } = fitted.drawing;
      const canvas = element(
        'div',
        { class: 'canvas', tabindex: 0, role: 'region', 'aria-label': title },
        fitted.text,
      );
      const more = leftOut.length === 0 ? '' : `Not drawn: ${leftOut.join('; ')}. ${where}`;
      return section(
        title,
        legend(fitted.drawing, words),
        fitSwitch(fitted.drawing),
        canvas,
        cutNote(more),
      );
    }
  }
}

/** The page first scales a drawing of more datasets to its own width. */
const MAX_AT_SIZE = 60;

/**
 * Renders a checkbox that scales the drawing. It works without scripts: the style sheet reads its
 * state. The page hides it if the drawing fits anyway.
 */
function fitSwitch({ datasets }: Drawing): Html {
  const box = voidElement('input', { type: 'checkbox', checked: datasets.length > MAX_AT_SIZE });
  return element('label', { class: 'fit' }, box, text(' fit to the width'));
}

type LinkWords = Readonly<Record<LinkState, string>>;

const changeLinkWords: LinkWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  marked: 'only our mark',
  context: 'as it is',
};

/** A missing element is drawn as removed. */
export const driftLinkWords: LinkWords = {
  ...changeLinkWords,
  removed: differenceWords.missing,
  changed: differenceWords.altered,
  marked: differenceWords['mark-lost'],
};

function statesIn({ links }: Drawing): readonly LinkState[] {
  return (Object.keys(changeLinkWords) as LinkState[]).filter((state) =>
    links.some((link) => link.state === state),
  );
}

function describeDrawing(drawing: Drawing, words: LinkWords): string {
  const counts = statesIn(drawing).map(
    (state) => `${drawing.links.filter((link) => link.state === state).length} ${words[state]}`,
  );
  return `Upstream is on the left. ${countEntities(drawing.datasets.map(({ urn }) => urn))}, ${pluralize(drawing.links.length, 'link')}: ${counts.join(', ')}.`;
}

/** Renders one entry for each link state that occurs. Renders no legend if no link changes. */
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
  return element(
    'ul',
    { class: 'legend' },
    ...entries,
    element('li', {}, text('upstream is on the left')),
  );
}
