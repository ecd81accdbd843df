import { formatPlace } from '../../errors/place.js';
import type { Writing } from '../../insight/drift/drift.js';
import type {
  ExplainedDataset,
  ExplainedElement,
  Explanation,
  LiveDataset,
} from '../../insight/explain/explanation.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { catalogFact, stackPhrase } from '../words/target-phrases.js';
import { changedValues, explainedElementText } from './explained-element-text.js';
import { findingsText, guardsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/**
 * Renders the datasets, then each element from its line in the manifest to its decision. If the
 * subject is a dataset, each element gets only one line.
 */
export function explanationText(explanation: Explanation, context: TextContext): string {
  const { subject, datasets, elements, findings, guards } = explanation;
  const short = subject.kind === 'dataset';
  const told = short
    ? [`${elements.map(shortLine).join('\n')}\n`]
    : elements.map((one) => explainedElementText(one, context));
  const blocks = [
    header(explanation, context),
    `${datasets.map((one) => datasetText(one, context)).join('\n')}\n`,
    ...told,
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(guards.length > 0 ? [guardsText(guards, context)] : []),
  ];
  return `${blocks.join('\n').trimEnd()}\n`;
}

function header({ target, subject }: Explanation, { paint }: TextContext): string {
  const title = paint.title(
    `Headwater explain ${escapeControls(subject.address)}, ${stackPhrase(target, escapeControls)}`,
  );
  const asked =
    target.origin === null
      ? 'no catalog was asked: set DATAHUB_GMS_URL to see the record in the catalog and the decision of a plan'
      : catalogFact(target, escapeControls);
  return `${title}\n${asked}\n`;
}

function datasetText(
  { urn, address, place, create, states, live }: ExplainedDataset,
  { paint }: TextContext,
): string {
  const where = place ? `  ${escapeControls(formatPlace(place))}` : '  named by no manifest';
  const facts = [
    escapeControls(urn),
    ...(create ? ['Headwater creates it if it is missing (create: true)'] : []),
    ...(states.length === 0
      ? []
      : [`states its ${escapeControls(states.join(' and '))}, so the target does not reach it`]),
    ...(live ? [liveText(live)] : []),
  ];
  const head = `${paint.title(escapeControls(address))}  ${paint.faint(`${escapeControls(describeDataset(urn))}${where}`)}`;
  return [head, ...facts.map((fact) => `  ${fact}`)].join('\n');
}

const states: Readonly<Record<LiveDataset['state'], string>> = {
  present: 'in the catalog',
  'soft-deleted': 'in the catalog, soft-deleted',
  absent: 'not in the catalog',
  unreadable: 'not shown by the catalog',
};

function liveText({ state, why, lineage }: LiveDataset): string {
  const reason = why === null ? '' : `: ${escapeControls(why)}`;
  const known = state === 'present' || state === 'soft-deleted';
  return `${states[state]}${reason}${known ? `; ${lineage ? writingText(lineage) : 'no lineage is stored'}` : ''}`;
}

function writingText({ version, by, at, run }: Writing): string {
  const when = at === null ? '' : ` ${at}`;
  const who = by === null ? '' : ` by ${escapeControls(by)}`;
  const last = when + who === '' ? '' : `, last written${when}${who}`;
  return `lineage of version ${escapeControls(version)}${last}${run === null ? '' : `, run ${escapeControls(run)}`}`;
}

function shortLine({ element, address, manifest, decision }: ExplainedElement): string {
  const what = element === 'edge' ? 'edge' : 'column';
  const where = manifest ? `  ${escapeControls(formatPlace(manifest.place))}` : '';
  const values = decision?.change ? inBrackets(changedValues(decision.change)) : '';
  const said = decision ? `  ${decision.kind}: ${escapeControls(decision.why)}${values}` : '';
  return `  ${what} ${escapeControls(address)}${said}${where}`;
}
