import type { DependentColumn, DependentDataset } from '../../plan/document/impact.js';
import type { ImpactReport, ReportOptions } from '../document/report-document.js';
import { dependentsDrawing } from '../drawing/dependents-drawing.js';
import { andMoreEntities, entitiesTitle, entityHead } from '../words/entity-words.js';
import { impactSummary, limitLine } from '../words/impact-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { cutNote, cutTo, sectionRoom } from './cut.js';
import { type Html, NOTHING, text } from './element.js';
import { lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';
import { cell, code, folding, row, section, table } from './section.js';

const WHERE = 'All of it: headwater impact --format json.';

/** With more columns than this, the table is folded. */
const MAX_OPEN = 80;

/**
 * Renders the dependents of a dataset or a column: a drawing, then a table of columns with shortest
 * paths.
 */
export function impactPage(report: ImpactReport, options: Pick<ReportOptions, 'full'>): string {
  const { subject, target, columns, datasets, limits } = report;
  return renderPage({
    title: `Headwater impact of ${subject.address}`,
    facts: [`catalog ${target.origin}`, ...limits.map(limitLine)],
    status: { mood: 'plain', verdict: '', line: impactSummary(report) },
    sections: [
      lineageSection(dependentsDrawing(report, subject), {
        title: 'What depends on it',
        where: WHERE,
      }),
      columnsSection(columns, options),
      datasetsSection(
        datasets.filter((one) => one.columns === 0),
        options,
      ),
    ],
    foot: [],
  });
}

function columnsSection(
  columns: readonly DependentColumn[],
  options: Pick<ReportOptions, 'full'>,
): Html {
  if (columns.length === 0) return NOTHING;
  const cut = { room: sectionRoom('changes', options), noun: 'column', where: WHERE };
  const { shown, note } = cutTo(columns, cut, ({ address, path }) =>
    row(cell(code(address)), cell(code(path.map((step) => step.address).join(' <- ')))),
  );
  const summary = text(`${pluralize(columns.length, 'column')}, the nearest first`);
  const head = { summary, open: columns.length <= MAX_OPEN };
  return section('Columns', folding(head, table('dependents', shown), note));
}

function datasetsSection(
  datasets: readonly DependentDataset[],
  options: Pick<ReportOptions, 'full'>,
): Html {
  if (datasets.length === 0) return NOTHING;
  const cut = { room: sectionRoom('findings', options), noun: 'dataset', where: WHERE };
  const { shown, rest } = cutTo(datasets, cut, ({ address, distance }) =>
    row(cell(code(address)), cell(text(pluralize(distance, 'edge')))),
  );
  const urns = datasets.map(({ urn }) => urn);
  return section(
    `${entitiesTitle(urns)} without a column that is known to depend on it`,
    table('distances', shown, entityHead(urns)),
    cutNote(andMoreEntities(rest, WHERE)),
  );
}
