import type {
  AffectedColumn,
  Ancestors,
  ColumnPath,
  Impact,
  ImpactCategory,
} from '../../plan/document/impact.js';
import { impactFacts } from '../impact-phrases.js';
import { andMore, cutNote, cutTo, SECTION_BYTES } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';

/** With more columns than this, the table is folded. */
const MAX_OPEN = 40;

/**
 * Renders the affected columns: counts, then each with shortest paths to the ancestors it gains or
 * loses.
 */
export function impactSection(impact: Impact, where: string): Html {
  const facts = impactFacts(impact);
  if (facts.length === 0) return NOTHING;
  const list = element('ul', {}, ...facts.map((fact) => element('li', {}, text(fact))));
  return section('Affected columns', list, columnsTable(impact, where));
}

function columnsTable({ columns, counts }: Impact, where: string): Html {
  if (columns.length === 0) return NOTHING;
  const { shown, rest } = cutTo(columns, SECTION_BYTES.impact, columnRow);
  const unlisted = Math.max(0, counts.columns + counts.metadata - columns.length);
  const summary = element(
    'span',
    {},
    text(`${shown.length} columns, those nearest to a change first`),
  );
  const body = table(['Column', 'Ancestors', 'Shortest ways'], shown);
  return folding(
    { summary, open: columns.length <= MAX_OPEN },
    body,
    cutNote(andMore(rest.length + unlisted, 'affected column', where)),
  );
}

const kinds: Readonly<Record<ImpactCategory, string>> = {
  additive: 'added',
  narrowing: 'removed',
  're-route': 'changed',
  metadata: 'marked',
};

const signs: Readonly<Record<ImpactCategory, string>> = {
  additive: '+',
  narrowing: '-',
  're-route': '~',
  metadata: '~',
};

function columnRow({ address, category, direct, gains, loses, reRouted }: AffectedColumn): Html {
  return row(
    cell(code(address)),
    cell(
      tag(kinds[category], `${signs[category]} ${category}`),
      element('div', {}, soft(direct ? 'directly' : 'further downstream')),
    ),
    cell(
      ...ways('gains', gains, ({ path }) => pathText(path)),
      ...ways('loses', loses, ({ path }) => pathText(path)),
      ...ways(
        'by another way',
        reRouted,
        ({ before, after }) => `was ${pathText(before)}; now ${pathText(after)}`,
      ),
    ),
  );
}

function ways<T>(
  words: string,
  { listed, count }: Ancestors<T>,
  show: (one: T) => string,
): readonly Html[] {
  const lines = listed.map((one) =>
    element('span', { class: 'path' }, soft(words), text(' '), code(show(one))),
  );
  const more = count - listed.length;
  return more > 0
    ? [...lines, element('span', { class: 'path soft' }, text(`${words} ${more} more`))]
    : lines;
}

function pathText(path: ColumnPath): string {
  return path.map(({ address }) => address).join(' <- ');
}
