import type {
  AffectedColumn,
  Ancestors,
  ColumnPath,
  Impact,
  ImpactCategory,
} from '../../plan/document/impact.js';
import { impactFacts } from '../../report/words/impact-phrases.js';
import { pluralize } from '../../report/words/pluralize.js';
import { BARE_ROW, type Tone, type ViewRow, type ViewSection } from './view-model.js';

interface Look {
  readonly tone: Tone;
  readonly sign: string;
  readonly word: string;
}

/** Losses come first: they are what a reader must not miss. */
const looks: Readonly<Record<ImpactCategory, Look>> = {
  narrowing: { tone: 'cut', sign: '-', word: 'narrowing' },
  're-route': { tone: 'alter', sign: '~', word: 're-routed' },
  additive: { tone: 'add', sign: '+', word: 'additive' },
  metadata: { tone: 'alter', sign: '~', word: 'metadata' },
};

/** The columns that a plan affects, narrowing first. */
export function affectedSection(impact: Impact): ViewSection {
  const { columns, counts } = impact;
  const rows = (Object.keys(looks) as ImpactCategory[]).flatMap((category) =>
    columns.filter((one) => one.category === category).map(affectedRow),
  );
  const unlisted = counts.columns + counts.metadata - columns.length;
  const facts = [
    ...impactFacts(impact),
    ...(unlisted > 0
      ? [`${pluralize(unlisted, 'more column')} that the plan counts and does not list`]
      : []),
  ];
  return { id: 'affected', title: 'Affected columns', facts, rows, isWhole: false };
}

function affectedRow({
  address,
  category,
  direct,
  gains,
  loses,
  reRouted,
}: AffectedColumn): ViewRow {
  return {
    ...BARE_ROW,
    ...looks[category],
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
  };
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
