import type { GraphDocument } from '../../insight/graph/graph-document.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { ImpactReport } from '../../report/document/report-document.js';
import {
  graphBasis,
  graphSummary,
  ownerNotes,
  selectionPhrase,
  stateNotes,
} from '../../report/words/graph-phrases.js';
import { impactSummary, limitLine } from '../../report/words/impact-phrases.js';
import { pluralize } from '../../report/words/pluralize.js';
import { forStack, plainName } from '../../report/words/target-phrases.js';
import { pathText } from './affected-section.js';
import { errorSection, findingSection } from './finding-rows.js';
import { endsOf, placeOf } from './row-ends.js';
import { type DocumentView, type ViewRow, viewRow, viewSection } from './view-model.js';

/** The view of everything that depends on one dataset or column. */
export function impactView(report: ImpactReport): DocumentView {
  const { subject, target, columns, datasets, limits } = report;
  const columnRows = columns.map(({ address, distance, path }) =>
    viewRow('plain', distance === 1 ? 'directly' : pluralize(distance, 'step'), {
      element: 'column',
      address,
      lines: [pathText(path)],
      columns: path.map((step) => step.address),
      ends: path.map((step) => placeOf(step.column)).reverse(),
    }),
  );
  const datasetRows = datasets.map(({ urn, address, distance, columns: count }) => {
    const known = count === 0 ? 'no column is known to depend on it' : pluralize(count, 'column');
    const lines = [describeDataset(urn), known];
    const members = { element: 'dataset', address, lines, ends: [placeOf(urn)] };
    return viewRow('plain', pluralize(distance, 'edge'), members);
  });
  return {
    title: `Impact of ${subject.address}`,
    facts: [`catalog ${target.origin}`, ...limits.map(limitLine)],
    status: { mood: 'plain', verdict: '', line: impactSummary(report) },
    sections: [
      ...viewSection('columns', 'Columns', columnRows),
      ...viewSection('datasets', 'Datasets', datasetRows),
    ],
    foot: [],
  };
}

/** The view of lineage in which nothing changes. */
export function graphView(graph: GraphDocument): DocumentView {
  const selection = selectionPhrase(graph);
  const edgeRows = graph.edges.map((edge) => {
    const { address, type, owner } = edge;
    const members = { element: 'edge', address, lines: [type] };
    const ends = endsOf({ ...edge, element: 'edge' });
    return viewRow('plain', ownerNotes(owner).join(''), { ...members, ends });
  });
  return {
    title: `Graph ${forStack(graph.target, plainName)}`,
    facts: [graphBasis(graph), ...(selection === null ? [] : [selection])],
    status: { mood: 'plain', verdict: '', line: graphSummary(graph) },
    sections: [
      ...errorSection(graph.findings),
      ...viewSection('datasets', 'Datasets', graph.datasets.map(datasetRow)),
      ...viewSection('edges', 'Edges', edgeRows),
      ...viewSection('pairs', 'Column pairs', pairRows(graph)),
      ...findingSection(graph.findings),
    ],
    foot: [`headwater ${graph.tool.version}`],
  };
}

function datasetRow(dataset: GraphDocument['datasets'][number]): ViewRow {
  const { urn, address, state, selected, beyond } = dataset;
  return viewRow('plain', selected ? 'selected' : 'around', {
    element: 'dataset',
    address,
    ends: [placeOf(urn)],
    lines: [
      [describeDataset(urn), stateNotes[state]].filter((part) => part !== '').join(', '),
      ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
      ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
    ],
  });
}

function pairRows({ pairs, wildcards }: GraphDocument): readonly ViewRow[] {
  const single = pairs.map((pair) => {
    const { address, transform, confidence, owner } = pair;
    return viewRow('plain', ownerNotes(owner).join(''), {
      element: 'column',
      address,
      lines: valueLines(transform, confidence),
      columns: address.split(' <- '),
      ends: endsOf({ ...pair, element: 'pair' }),
    });
  });
  const all = wildcards.map(({ address, except, transform, confidence }) => {
    const but = except.length === 0 ? [] : [`but ${except.join(', ')}`];
    const lines = [...valueLines(transform, confidence), ...but];
    return viewRow('plain', '', { element: 'columns', address, lines });
  });
  return [...single, ...all];
}

function valueLines(transform: string | null, confidence: number): readonly string[] {
  return [
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
  ];
}
