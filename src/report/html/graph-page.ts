import { groupAt, groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import type { GraphDataset, LineageGraph } from '../../plan/graph/lineage-graph.js';
import { compareJoined, joinOf, joinsOf } from '../../plan/graph/whole-graph.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { drawingOfGraph } from '../drawing/graph-drawing.js';
import { graphBasis, graphSummary, ownerWords, selectionWords, stateWords } from '../graph-words.js';
import type { ReportOptions } from '../report-document.js';
import { ROOM } from './budget.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { ofStack } from './facts.js';
import { findingsSection } from './findings-section.js';
import { lineageSection } from './lineage-section.js';
import { pageOf } from './page.js';
import { cell, code, folding, row, section, soft, table } from './section.js';

const WHERE = 'The format json has all that was asked for; --upstream, --downstream and --depth reach further.';

/** The graph drawn, then its datasets and edges as tables. */
export function graphPage(graph: LineageGraph, { sources }: Pick<ReportOptions, 'sources'>): string {
  const selection = selectionWords(graph);
  return pageOf({
    title: `Headwater graph ${ofStack(graph.target)}`,
    facts: [graphBasis(graph), ...(selection === null ? [] : [selection])],
    status: { mood: 'plain', verdict: '', line: graphSummary(graph) },
    sections: [
      lineageSection(drawingOfGraph(graph), { title: 'Lineage', where: WHERE }),
      datasetsSection(graph),
      findingsSection(graph.findings, { sources, where: WHERE }),
    ],
    foot: [`headwater ${graph.tool.version}`],
  });
}

function datasetsSection(graph: LineageGraph): Html {
  const { datasets } = graph;
  if (datasets.length === 0) return NOTHING;
  const upstreams = upstreamsIn(graph);
  const { shown, rest } = cutTo(datasets, ROOM.changes, (dataset) => datasetRow(dataset, groupAt(upstreams, dataset.urn)));
  const rows = table(['Dataset', 'In the catalog', 'Derived from', 'Beyond'], shown);
  const summary = text('What each is derived from');
  return section('Datasets', folding({ summary, open: false }, rows, cutNote(andMore(rest.length, 'dataset', WHERE))));
}

interface Upstream {
  readonly downstream: DatasetUrn;
  readonly words: string;
}

/** Pairs may outlive their edge. */
function upstreamsIn({ datasets, edges, pairs, wildcards }: LineageGraph): ReadonlyMap<DatasetUrn, readonly Upstream[]> {
  const names = new Map(datasets.map(({ urn, address }) => [urn, address]));
  const edgesOf = groupBy(edges, joinOf);
  const upstreams = joinsOf({ edges, pairs, wildcards })
    .sort(compareJoined)
    .map((join): Upstream => {
      const [edge] = groupAt(edgesOf, joinOf(join));
      const details = edge ? [edge.type, ...ownerWords(edge.owner)] : ['no edge'];
      return { downstream: join.downstream, words: [names.get(join.upstream), ...details].join(', ') };
    });
  return groupBy(upstreams, ({ downstream }) => downstream);
}

function datasetRow({ urn, address, state, beyond }: GraphDataset, upstreams: readonly Upstream[]): Html {
  const further = [
    ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
    ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
  ];
  return row(
    cell(code(address), text(' '), soft(describeDataset(urn))),
    cell(text(stateWords[state])),
    cell(...upstreams.map(({ words }) => element('div', {}, text(words)))),
    cell(soft(further.join(', '))),
  );
}
