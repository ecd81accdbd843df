import type {
  AffectedColumn,
  Ancestors,
  ColumnPath,
  Impact,
  ImpactCategory,
} from '../../plan/document/impact.js';
import {
  AFFECTED_TITLE,
  type AffectedColumns,
  impactFacts,
  LOST_INPUTS_TITLE,
  lostInputLines,
  NARROWING_TITLE,
  splitImpact,
  unlistedNote,
} from '../words/impact-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { cutNote, cutTo, type SectionOptions, sectionRoom } from './cut.js';
import { element, type Html, lines, NOTHING, text } from './element.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';

/** With more columns than this, the table is folded. */
const MAX_OPEN = 40;

/** Renders every listed column that only loses ancestors, and lost inputs, without a limit. */
export function narrowingSection(impact: Impact): Html {
  const { listed, unlisted } = splitImpact(impact).narrowing;
  const inputs = lostInputLines(impact).map((line) => element('p', {}, text(line)));
  const lost = inputs.length === 0 ? NOTHING : section(LOST_INPUTS_TITLE, ...inputs);
  if (listed.length + unlisted === 0) return lost;
  const columns = section(
    NARROWING_TITLE,
    table('affected', listed.map(columnRow)),
    cutNote(unlistedNote(unlisted)),
  );
  return lines([columns, lost]);
}

/**
 * Renders the impact: counts, then the other affected columns, each with shortest paths to the
 * ancestors that it gains or loses.
 */
export function impactSection(impact: Impact, options: SectionOptions): Html {
  const facts = impactFacts(impact);
  if (facts.length === 0) return NOTHING;
  const list = element('ul', {}, ...facts.map((fact) => element('li', {}, text(fact))));
  return section(AFFECTED_TITLE, list, columnsTable(splitImpact(impact).others, options));
}

function columnsTable(
  { listed, unlisted }: AffectedColumns,
  { where, ...options }: SectionOptions,
): Html {
  if (listed.length === 0) return cutNote(unlistedNote(unlisted));
  const cut = { room: sectionRoom('impact', options), noun: 'affected column', where };
  const { shown, note } = cutTo(listed, cut, columnRow);
  const summary = element('span', {}, text(pluralize(shown.length, 'column')));
  return folding(
    { summary, open: listed.length <= MAX_OPEN },
    table('affected', shown),
    note,
    cutNote(unlistedNote(unlisted)),
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
