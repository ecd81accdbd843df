import { compareText } from '../../errors/compare-text.js';
import type { Finding } from '../../errors/finding.js';
import { comparePlaces, type Place } from '../../errors/place.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import type { LineageChange } from '../change.js';
import { type IsoTime, writingOf } from '../drift/history.js';
import type { GuardVerdict } from '../guards/evaluate-guards.js';
import { columnAddress } from '../lineage/column-address.js';
import type { DeclaredTarget, Plan } from '../plan.js';
import type { OverridingDataset } from '../summary-findings.js';
import type { UnitPlanner } from '../unit-planner.js';
import type { Subject } from './subject.js';
import { type LiveDataset, TRACE_FORMAT_VERSION, type Trace, type TracedDataset, type TracedElement } from './trace.js';
import { type DeclaredContext, decidedTraces, declaredTraces } from './trace-unit.js';

export interface TraceInput extends DeclaredContext {
  readonly subject: Subject;
  readonly target: DeclaredTarget;
  /** Datasets that the target does not reach. */
  readonly overriding: readonly OverridingDataset[];
  /** Of settings and manifests. */
  readonly findings: readonly Finding[];
  /** What a plan of the whole stack saw and came to; null where no catalog was asked. */
  readonly planned: PlannedTrace | null;
  readonly isoTime: IsoTime;
}

export interface PlannedTrace {
  readonly plan: Plan;
  readonly observed: ObservedState;
  readonly planner: UnitPlanner;
}

/** Follows what an address means from the manifests through the catalog to what a plan makes of it. */
export function buildTrace(input: TraceInput): Trace {
  const { subject, planned, book } = input;
  const elements = planned ? decidedTraces(subject, { ...input, ...planned }) : declaredTraces(subject, input);
  const datasets = tracedDatasets(input, elements);
  const about = { elements, datasets, book, changes: elements.flatMap(({ decision }) => decision?.change ?? []) };
  const findings = (planned?.plan.findings ?? input.findings).filter((one) => concerns(one, about));
  return {
    formatVersion: TRACE_FORMAT_VERSION,
    target: planned?.plan.target ?? input.target,
    subject: { kind: subject.kind, address: addressOf(subject, book) },
    datasets,
    elements,
    findings: [...findings].sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message)),
    guards: (planned?.plan.guards ?? []).filter((one) => holdsBack(one, about)),
  };
}

function addressOf(subject: Subject, book: AddressBook): string {
  const column = (dataset: DatasetUrn, path: string) => columnAddress(schemaFieldUrn(dataset, path), book);
  switch (subject.kind) {
    case 'dataset':
      return book(subject.downstream);
    case 'column':
      return column(subject.downstream, subject.downstreamColumn);
    case 'edge':
      return edgeAddress(book, subject.downstream, subject.upstream);
    case 'pair':
      return `${column(subject.downstream, subject.downstreamColumn)} <- ${column(subject.upstream, subject.upstreamColumn)}`;
  }
}

function tracedDatasets({ subject, desired, overriding, planned, book, isoTime }: TraceInput, elements: readonly TracedElement[]) {
  const upstreams = [...new Set(elements.map(({ upstream }) => upstream))].filter((urn) => urn !== subject.downstream);
  return [subject.downstream, ...upstreams.sort(compareText)].map((urn): TracedDataset => {
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
      return { state: removed ? 'soft-deleted' : 'present', why: null, lineage: lineage.value ? writingOf(lineage, isoTime) : null };
    }
  }
}

interface About extends Pick<Trace, 'elements' | 'datasets'> {
  readonly changes: readonly LineageChange[];
  readonly book: AddressBook;
}

/** A finding names what it is about in quotes, or points at its place. */
function concerns({ message, place, related = [] }: Finding, { elements, datasets }: About): boolean {
  const names = [...elements, ...datasets].map(({ address }) => `"${address}"`);
  const places = [
    ...elements.flatMap(({ manifest }) => (manifest ? [manifest.place, manifest.entry] : [])),
    ...datasets.flatMap((one) => one.place ?? []),
  ];
  const isThere = (one: Place) => places.some((other) => comparePlaces(one, other) === 0);
  return [...(place ? [place] : []), ...related].some(isThere) || names.some((name) => message.includes(name));
}

/** What would be refused for the whole plan's sake concerns each element that would go. */
function holdsBack({ address }: GuardVerdict, { elements, datasets, book, changes }: About): boolean {
  if (address === null) return changes.some(({ kind }) => kind === 'delete');
  const columns = elements.flatMap((one) => (one.element === 'pair' ? [columnAddress(one.downstreamField, book)] : []));
  return [...elements, ...datasets].some((one) => one.address === address) || columns.includes(address);
}
