import type { GraphDataset, GraphDocument, GraphEdge } from '../../insight/graph/graph-document.js';
import { compareJoined, findJoins, type Joined, joinKey } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { graphDrawing } from '../drawing/graph-drawing.js';
import { noteText } from '../words/describe-change.js';
import { andMoreEntities, entitiesTitle, entityHead } from '../words/entity-words.js';
import {
  graphBasis,
  graphSummary,
  ownerNotes,
  selectionPhrase,
  stateNotes,
} from '../words/graph-phrases.js';
import { forStack, plainName } from '../words/target-phrases.js';
import { cutNote, cutTo, type PageOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { errorsSection, findingsSection } from './findings-section.js';
import { lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';
import { cell, code, folding, row, section, soft, table } from './section.js';

const WHERE =
  'The format json has all that was asked for; --upstream, --downstream and --depth reach further.';

/** Renders a graph: a drawing, then a table of datasets with their upstreams. */
export function graphPage(graph: GraphDocument, options: PageOptions): string {
  const selection = selectionPhrase(graph);
  return renderPage({
    title: `Headwater graph ${forStack(graph.target, plainName)}`,
    facts: [graphBasis(graph), ...(selection === null ? [] : [selection])],
    status: { mood: 'plain', verdict: '', line: graphSummary(graph) },
    sections: [
      errorsSection(graph.findings, options),
      lineageSection(graphDrawing(graph), { title: 'Lineage', where: WHERE }),
      datasetsSection(graph, options),
      findingsSection(graph.findings, { ...options, where: WHERE }),
    ],
    foot: [`headwater ${graph.tool.version}`],
  });
}

function datasetsSection(graph: GraphDocument, options: PageOptions): Html {
  const { datasets } = graph;
  if (datasets.length === 0) return NOTHING;
  const upstreams = upstreamsIn(graph);
  const cut = { room: sectionRoom('changes', options), noun: 'dataset', where: WHERE };
  const { shown, rest } = cutTo(datasets, cut, (dataset) =>
    datasetRow(dataset, groupAt(upstreams, dataset.urn)),
  );
  const head = { summary: text('What each is derived from'), open: false };
  const urns = datasets.map(({ urn }) => urn);
  return section(
    entitiesTitle(urns),
    folding(
      head,
      table('datasets', shown, entityHead(urns)),
      cutNote(andMoreEntities(rest, WHERE)),
    ),
  );
}

/** Returns the upstreams of each dataset, also of pairs without an edge. */
function upstreamsIn(graph: GraphDocument): ReadonlyMap<EntityUrn, readonly string[]> {
  const names = new Map(graph.datasets.map(({ urn, address }) => [urn, address]));
  const edges = groupBy(graph.edges, joinKey);
  const joins = groupBy(findJoins(graph).sort(compareJoined), ({ downstream }) => downstream);
  const words = (join: Joined) => {
    const [edge] = groupAt(edges, joinKey(join));
    const details = edge ? [edge.type, ...ownerNotes(edge.owner), ...notes(edge)] : ['no edge'];
    return [names.get(join.upstream), ...details].join(', ');
  };
  return new Map([...joins].map(([downstream, group]) => [downstream, group.map(words)]));
}

function notes({ note }: GraphEdge): readonly string[] {
  return note === undefined ? [] : [noteText(note)];
}

function datasetRow(
  { urn, address, state, beyond }: GraphDataset,
  upstreams: readonly string[],
): Html {
  const further = [
    ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
    ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
  ];
  return row(
    cell(code(address), text(' '), soft(describeDataset(urn))),
    cell(text(stateNotes[state])),
    cell(...upstreams.map((words) => element('div', {}, text(words)))),
    cell(soft(further.join(', '))),
  );
}
