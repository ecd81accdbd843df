import { countSteps } from '../../model/count-steps.js';
import { groupAt } from '../../model/group-by.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import { neighborMap } from '../../plan/scope/universe.js';
import type { TestedLineage } from '../../plan/tests/tested-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { selects, type TestCandidate, testName } from './test-candidate.js';

/** A longer list of sources is no rule that a person states. */
const MOST_SOURCES = 10;

/**
 * Lists a test for each shown dashboard, and for each chart of no dashboard: only the datasets that
 * it reads today may reach it. In the order of the entities.
 */
export function reportCandidates(
  { entities, edges }: TestedLineage,
  book: AddressBook,
): readonly TestCandidate[] {
  const upstreams = neighborMap(edges, 'downstream', 'upstream');
  const read = new Set(edges.map(({ upstream }) => upstream));
  const isReport = (urn: EntityUrn) =>
    urnEntityType(urn) === 'dashboard' || (urnEntityType(urn) === 'chart' && !read.has(urn));
  const beforeDatasets = new Map([...upstreams].filter(([urn]) => !isDatasetUrn(urn)));
  return entities.flatMap(({ urn, shown }) => {
    if (shown === 0 || !isReport(urn)) return [];
    const sources = [...countSteps(groupAt(upstreams, urn), beforeDatasets).keys()].filter(
      isDatasetUrn,
    );
    if (sources.length === 0 || sources.length > MOST_SOURCES) return [];
    return [sourcesCandidate(book(urn), sources.map(book).sort())];
  });
}

function sourcesCandidate(report: string, sources: readonly string[]): TestCandidate {
  const [to, from] = [selects([report]), selects(sources)];
  return {
    name: testName('sources-of', report.replace(/^.*:/, '')),
    level: 'error',
    basis: `${report} reads nothing else today`,
    entry: { only: { to: to.written, from: from.written } },
    rule: { kind: 'only', to: to.selector, from: from.selector, direct: false },
  };
}
