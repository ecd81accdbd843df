import type {
  AffectedColumn,
  Ancestors,
  ColumnPath,
  Impact,
  ImpactCategory,
} from '../../plan/document/impact.js';
import { impactFacts } from '../../report/words/impact-phrases.js';
import { pluralize } from '../../report/words/pluralize.js';
import { placeOf } from './row-ends.js';
import { type ViewRow, type ViewSection, viewRow, viewSection } from './view-model.js';

/** Losses come first: they are what a reader must not miss. */
const looks: Readonly<Record<ImpactCategory, Pick<ViewRow, 'tone' | 'sign' | 'word'>>> = {
  narrowing: { tone: 'cut', sign: '-', word: 'narrowing' },
  're-route': { tone: 'alter', sign: '~', word: 're-routed' },
  additive: { tone: 'add', sign: '+', word: 'additive' },
  metadata: { tone: 'alter', sign: '~', word: 'metadata' },
};

/** The columns that a plan affects, narrowing first. */
export function affectedSection(impact: Impact): readonly ViewSection[] {
  const { columns, counts } = impact;
  const rows = (Object.keys(looks) as ImpactCategory[]).flatMap((category) =>
    columns.filter((one) => one.category === category).map(affectedRow),
  );
  const unlisted = counts.columns + counts.metadata - columns.length;
  const more = `${pluralize(unlisted, 'more column')} that the plan counts and does not list`;
  const facts = [...impactFacts(impact), ...(unlisted > 0 ? [more] : [])];
  return viewSection('affected', 'Affected columns', rows, { facts });
}

function affectedRow(column: AffectedColumn): ViewRow {
  const { column: urn, address, category, direct, gains, loses, reRouted } = column;
  const { tone, sign, word } = looks[category];
  return viewRow(tone, word, {
    sign,
    element: 'column',
    address,
    lines: [
      direct ? 'directly' : 'further downstream',
      ...ways('loses', loses, ({ path }) => pathText(path)),
      ...ways(
        'by another way:',
        reRouted,
        ({ before, after }) => `was ${pathText(before)}; now ${pathText(after)}`,
      ),
      ...ways('gains', gains, ({ path }) => pathText(path)),
    ],
    columns: [address],
    ends: [placeOf(urn)],
  });
}

function ways<T>(
  words: string,
  { listed, count }: Ancestors<T>,
  show: (one: T) => string,
): readonly string[] {
  const lines = listed.map((one) => `${words} ${show(one)}`);
  const more = count - listed.length;
  return more > 0 ? [...lines, `${words} ${more} more`] : lines;
}

/** `mart.revenue <- orders.total <- raw.amount` */
export function pathText(path: ColumnPath): string {
  return path.map(({ address }) => address).join(' <- ');
}
