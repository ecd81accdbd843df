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
import { BARE_ROW, type DocumentView, type ViewRow, withoutEmpty } from './view-model.js';

/** The view of everything that depends on one dataset or column. */
export function impactView(report: ImpactReport): DocumentView {
  const { subject, target, columns, datasets, limits } = report;
  const columnRows = columns.map(({ address, distance, path }): ViewRow => {
    const lines = [pathText(path)];
    const word = distance === 1 ? 'directly' : pluralize(distance, 'step');
    return {
      ...BARE_ROW,
      tone: 'plain',
      word,
      element: 'column',
      address,
      lines,
      columns: path.map((step) => step.address),
    };
  });
  const datasetRows = datasets.map(({ urn, address, distance, columns: count }): ViewRow => {
    const known = count === 0 ? 'no column is known to depend on it' : pluralize(count, 'column');
    const lines = [describeDataset(urn), known];
    return {
      ...BARE_ROW,
      tone: 'plain',
      word: pluralize(distance, 'edge'),
      element: 'dataset',
      address,
      lines,
    };
  });
  return {
    title: `Impact of ${subject.address}`,
    facts: [`catalog ${target.origin}`, ...limits.map(limitLine)],
    status: { mood: 'plain', verdict: '', line: impactSummary(report) },
    sections: withoutEmpty([
      { id: 'columns', title: 'Columns', facts: [], rows: columnRows, isWhole: false },
      { id: 'datasets', title: 'Datasets', facts: [], rows: datasetRows, isWhole: false },
    ]),
    foot: [],
  };
}

/** The view of lineage in which nothing changes. */
export function graphView(graph: GraphDocument): DocumentView {
  const selection = selectionPhrase(graph);
  return {
    title: `Graph ${forStack(graph.target, plainName)}`,
    facts: [graphBasis(graph), ...(selection === null ? [] : [selection])],
    status: { mood: 'plain', verdict: '', line: graphSummary(graph) },
    sections: withoutEmpty([
      errorSection(graph.findings),
      {
        id: 'datasets',
        title: 'Datasets',
        facts: [],
        rows: graph.datasets.map((one) => datasetRow(one)),
        isWhole: false,
      },
      { id: 'edges', title: 'Edges', facts: [], rows: edgeRows(graph), isWhole: false },
      { id: 'pairs', title: 'Column pairs', facts: [], rows: pairRows(graph), isWhole: false },
      findingSection(graph.findings),
    ]),
    foot: [`headwater ${graph.tool.version}`],
  };
}

function datasetRow({
  urn,
  address,
  state,
  selected,
  beyond,
}: GraphDocument['datasets'][number]): ViewRow {
  return {
    ...BARE_ROW,
    tone: 'plain',
    word: selected ? 'selected' : 'around',
    element: 'dataset',
    address,
    lines: [
      [describeDataset(urn), stateNotes[state]].filter((part) => part !== '').join(', '),
      ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
      ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
    ],
  };
}

function edgeRows({ edges }: GraphDocument): readonly ViewRow[] {
  return edges.map(({ address, type, owner }) => ({
    ...BARE_ROW,
    tone: 'plain',
    word: ownerNotes(owner).join(''),
    element: 'edge',
    address,
    lines: [type],
  }));
}

function pairRows({ pairs, wildcards }: GraphDocument): readonly ViewRow[] {
  const single = pairs.map(
    ({ address, transform, confidence, owner }): ViewRow => ({
      ...BARE_ROW,
      tone: 'plain',
      word: ownerNotes(owner).join(''),
      element: 'column',
      address,
      lines: valueLines(transform, confidence),
      columns: address.split(' <- '),
    }),
  );
  const all = wildcards.map(
    ({ address, except, transform, confidence }): ViewRow => ({
      ...BARE_ROW,
      tone: 'plain',
      word: '',
      element: 'columns',
      address,
      lines: [
        ...valueLines(transform, confidence),
        ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
      ],
    }),
  );
  return [...single, ...all];
}

function valueLines(transform: string | null, confidence: number): readonly string[] {
  return [
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
  ];
}
