import { formatPlace } from '../../errors/place.js';
import { describeDataset } from '../../plan/address-book.js';
import type { Writing } from '../../plan/drift/drift.js';
import type { LiveDataset, Trace, TracedDataset, TracedElement } from '../../plan/trace/trace.js';
import { findingsText } from './findings-text.js';
import { guardsText } from './guards-text.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';
import { tracedElementText } from './traced-element-text.js';

/** The datasets, then each element from its line in the manifest to the decision; those of a dataset a line each. */
export function traceText(trace: Trace, context: TextContext): string {
  const { subject, datasets, elements, findings, guards } = trace;
  const short = subject.kind === 'dataset';
  const told = short ? [`${elements.map(shortLine).join('\n')}\n`] : elements.map((one) => tracedElementText(one, context));
  const blocks = [
    header(trace, context),
    `${datasets.map((one) => datasetText(one, context)).join('\n')}\n`,
    ...told,
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(guards.length > 0 ? [guardsText(guards, context)] : []),
  ];
  return `${blocks.join('\n').trimEnd()}\n`;
}

function header({ target, subject }: Trace, { paint }: TextContext): string {
  const named = target.target === null ? '' : `, target ${harmless(target.target)}`;
  const title = paint.title(`Headwater explain ${harmless(subject.address)}, stack ${harmless(target.stack)}${named}`);
  const asked =
    target.origin === null
      ? 'no catalog was asked: with DATAHUB_GMS_URL set, this goes on to what is there and what a plan makes of it'
      : `catalog ${harmless(target.origin)}, as ${harmless(target.actor)}`;
  return `${title}\n${asked}\n`;
}

function datasetText({ urn, address, place, create, states, live }: TracedDataset, { paint }: TextContext): string {
  const where = place ? `  ${harmless(formatPlace(place))}` : '  named by no manifest';
  const facts = [
    harmless(urn),
    ...(create ? ['ours to make where it is missing (create: true)'] : []),
    ...(states.length === 0 ? [] : [`states its ${harmless(states.join(' and '))}, so the target does not reach it`]),
    ...(live ? [liveText(live)] : []),
  ];
  const head = `${paint.title(harmless(address))}  ${paint.faint(`${harmless(describeDataset(urn))}${where}`)}`;
  return [head, ...facts.map((fact) => `  ${fact}`)].join('\n');
}

const states: Readonly<Record<LiveDataset['state'], string>> = {
  present: 'in the catalog',
  'soft-deleted': 'in the catalog, soft-deleted',
  absent: 'not in the catalog',
  unreadable: 'not shown by the catalog',
};

function liveText({ state, why, lineage }: LiveDataset): string {
  const reason = why === null ? '' : `: ${harmless(why)}`;
  const known = state === 'present' || state === 'soft-deleted';
  return `${states[state]}${reason}${known ? `; ${lineage ? writingText(lineage) : 'no lineage is stored'}` : ''}`;
}

function writingText({ version, by, at, run }: Writing): string {
  const when = at === null ? '' : ` ${at}`;
  const who = by === null ? '' : ` by ${harmless(by)}`;
  const last = when + who === '' ? '' : `, last written${when}${who}`;
  return `lineage of version ${harmless(version)}${last}${run === null ? '' : `, run ${harmless(run)}`}`;
}

function shortLine({ element, address, manifest, decision }: TracedElement): string {
  const what = element === 'edge' ? 'edge' : 'column';
  const where = manifest ? `  ${harmless(formatPlace(manifest.place))}` : '';
  const said = decision ? `  ${decision.kind}: ${harmless(decision.why)}` : '';
  return `  ${what} ${harmless(address)}${said}${where}`;
}
