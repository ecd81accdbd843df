import { compareText } from '../../errors/compare-text.js';
import { addressesOf, type Finding, sortByCode } from '../../errors/finding.js';
import { comparePlaces, type Place } from '../../errors/place.js';
import type { OverridingDataset } from '../../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { type AddressBook, columnAddress, edgeAddress } from '../../plan/document/address-book.js';
import type { LineageChange } from '../../plan/document/change.js';
import type { DeclaredTarget, GuardVerdict, Plan } from '../../plan/document/plan.js';
import type { UnitPlanner } from '../../plan/unit/planned-unit.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type IsoTime, toWriting } from '../drift/lineage-history.js';
import { type DeclaredContext, explainDecided, explainDeclared } from './explain-unit.js';
import {
  EXPLANATION_FORMAT_VERSION,
  type ExplainedDataset,
  type ExplainedElement,
  type Explanation,
  type LiveDataset,
} from './explanation.js';
import type { ParsedAddress } from './parse-address.js';

export interface ExplanationInput extends DeclaredContext {
  readonly subject: ParsedAddress;
  readonly target: DeclaredTarget;
  /** Datasets that do not follow the target. */
  readonly overriding: readonly OverridingDataset[];
  /** Findings from settings and manifests. */
  readonly findings: readonly Finding[];
  /** A plan of the whole stack; null if no catalog was read. */
  readonly planned: ExplainedPlan | null;
  readonly isoTime: IsoTime;
}

export interface ExplainedPlan {
  readonly plan: Plan;
  readonly observed: ObservedState;
  readonly planner: UnitPlanner;
}

/**
 * Explains the elements that an address names: their declaration, their state in the catalog, and
 * the planner's decision.
 */
export function buildExplanation(input: ExplanationInput): Explanation {
  const { subject, planned, book } = input;
  const elements = planned
    ? explainDecided(subject, { ...input, ...planned })
    : explainDeclared(subject, input);
  const datasets = explainDatasets(input, elements);
  const about = {
    elements,
    datasets,
    book,
    changes: elements.flatMap(({ decision }) => decision?.change ?? []),
  };
  const findings = (planned?.plan.findings ?? input.findings).filter((one) => concerns(one, about));
  return {
    formatVersion: EXPLANATION_FORMAT_VERSION,
    target: planned?.plan.target ?? input.target,
    subject: { kind: subject.kind, address: subjectAddress(subject, book) },
    datasets,
    elements,
    findings: sortByCode(findings),
    guards: (planned?.plan.guards ?? []).filter((one) => holdsBack(one, about)),
  };
}

function subjectAddress(subject: ParsedAddress, book: AddressBook): string {
  const column = (dataset: EntityUrn, path: string) =>
    columnAddress(schemaFieldUrn(dataset, path), book);
  switch (subject.kind) {
    case 'dataset':
      return book(subject.downstream);
    case 'column':
      return column(subject.downstream, subject.downstreamColumn);
    case 'edge':
      return edgeAddress(book, subject.downstream, subject.upstream);
    case 'pair':
      return `${subject.job === undefined ? '' : `${book(subject.job)}: `}${column(subject.downstream, subject.downstreamColumn)} <- ${column(subject.upstream, subject.upstreamColumn)}`;
  }
}

function explainDatasets(
  { subject, desired, overriding, planned, book, isoTime }: ExplanationInput,
  elements: readonly ExplainedElement[],
) {
  const others = new Set(elements.flatMap(({ downstream, upstream }) => [downstream, upstream]));
  others.delete(subject.downstream);
  return [subject.downstream, ...[...others].sort(compareText)].map((urn): ExplainedDataset => {
    const declared = desired.datasets.find((one) => one.urn === urn);
    const reading = planned?.observed.datasets.get(urn);
    return {
      urn,
      address: book(urn),
      shortNames: declared?.shortNames ?? [],
      place: declared?.place ?? null,
      create: declared?.create !== undefined,
      states: overriding.find((one) => one.urn === urn)?.states ?? [],
      live: reading ? liveDataset(reading, isoTime) : null,
    };
  });
}

function liveDataset(reading: DatasetReading, isoTime: IsoTime): LiveDataset {
  switch (reading.kind) {
    case 'absent':
      return { state: 'absent', why: null, lineage: null };
    case 'unknown':
      return { state: 'unreadable', why: reading.why, lineage: null };
    case 'present': {
      const { removed, lineage } = reading;
      return {
        state: removed ? 'soft-deleted' : 'present',
        why: null,
        lineage: lineage.value ? toWriting(lineage, isoTime) : null,
      };
    }
  }
}

interface About extends Pick<Explanation, 'elements' | 'datasets'> {
  readonly changes: readonly LineageChange[];
  readonly book: AddressBook;
}

/** True if a finding is about one of the elements or datasets, or points at its place. */
function concerns(one: Finding, { elements, datasets }: About): boolean {
  const { place, related = [] } = one;
  const addresses = addressesOf(one);
  const places = [
    ...elements.flatMap(({ manifest }) => (manifest ? [manifest.place, manifest.entry] : [])),
    ...datasets.flatMap((one) => one.place ?? []),
  ];
  const isThere = (at: Place) => places.some((other) => comparePlaces(at, other) === 0);
  return (
    [...(place ? [place] : []), ...related].some(isThere) ||
    [...elements, ...datasets].some(({ address }) => addresses.includes(address))
  );
}

/**
 * True if a guard is about one of the elements. A guard without an address concerns every element
 * that would be deleted.
 */
function holdsBack(
  { address }: GuardVerdict,
  { elements, datasets, book, changes }: About,
): boolean {
  if (address === null) return changes.some(({ kind }) => kind === 'delete');
  const columns = elements.flatMap((one) =>
    one.element === 'pair' ? [columnAddress(one.downstreamField, book)] : [],
  );
  return (
    [...elements, ...datasets].some((one) => one.address === address) || columns.includes(address)
  );
}
