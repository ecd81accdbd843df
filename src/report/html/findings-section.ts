import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import {
  allowFlags,
  extraSuggestion,
  NOT_ALLOWABLE,
  otherPlaces,
  sourceLine,
} from '../words/finding-parts.js';
import { truncateMiddle } from '../words/fitting.js';
import { errorsFirst } from '../words/fold-findings.js';
import { outcomeWords, unitWords } from '../words/outcome-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { cutTo, type PageOptions, type SectionOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell, code, item, items, placeCode, row, section, soft, table, tag } from './section.js';

/** Renders every error with its source line, without a limit. */
export function errorsSection(findings: readonly Finding[], options: PageOptions): Html {
  const errors = findings.filter(({ level }) => level === 'error');
  return section('Errors', items(errors.map((one) => findingItem(one, options))));
}

/** Renders the findings other than errors, warnings first, each with its source line. */
export function findingsSection(
  findings: readonly Finding[],
  { where, ...options }: SectionOptions,
): Html {
  const sorted = errorsFirst(findings.filter(({ level }) => level !== 'error'));
  const cut = { room: sectionRoom('findings', options), noun: 'finding', where };
  const { shown, note } = cutTo(sorted, cut, (one) => findingItem(one, options));
  return section('Findings', items(shown), note);
}

function findingItem(one: Finding, options: PageOptions): Html {
  const { level, code: number, message, place } = one;
  const suggestion = extraSuggestion(one);
  const others = otherPlaces(one);
  return item(
    level,
    tag(level, `${level} ${number}`),
    text(` ${message}`),
    suggestion === undefined
      ? NOTHING
      : element('div', {}, text('did you mean: '), code(suggestion)),
    place ? element('div', { class: 'soft' }, placeCode(place, options)) : NOTHING,
    place ? quotedLine(place, options.sources) : NOTHING,
    others.length === 0 ? NOTHING : element('div', {}, soft(`see also ${placeList(others)}`)),
  );
}

const MAX_PLACES = 10;

function placeList(places: readonly Place[]): string {
  const left = places.length - MAX_PLACES;
  const more = left > 0 ? ` and ${pluralize(left, 'more place')}` : '';
  return `${places.slice(0, MAX_PLACES).map(formatPlace).join(', ')}${more}`;
}

const MAX_LINE = 300;

function quotedLine(place: Place, sources: ReadonlyMap<string, string>): Html {
  const source = sourceLine(sources, place);
  if (source === undefined) return NOTHING;
  const shown = truncateMiddle(source.replaceAll('\t', '  '), MAX_LINE);
  return element('pre', {}, text(`${place.line} | ${shown}`));
}

/** Renders every refusal with the flags that allow it, without a limit. */
export function refusalsSection(guards: readonly GuardVerdict[]): Html {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  return section('Refused by guards', items(refusing.map(guardItem)));
}

/** Renders the verdicts that were allowed, with their reasons. */
export function liftedSection(
  guards: readonly GuardVerdict[],
  { where, ...options }: SectionOptions,
): Html {
  const lifted = guards.filter(({ allowed }) => allowed !== null);
  const cut = { room: sectionRoom('guards', options), noun: 'verdict', where };
  const { shown, note } = cutTo(lifted, cut, guardItem);
  return section('Guards that were lifted', items(shown), note);
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): Html {
  const { code: number } = codes[guard];
  const what = text(` ${guard}: ${message}`);
  if (allowed !== null) {
    const why = element('div', {}, text(`because: ${allowed}`));
    return item('lifted', tag('lifted', `lifted ${number}`), what, why);
  }
  const flags = allowFlags({ guard, address });
  const way = flags === undefined ? [text(NOT_ALLOWABLE)] : [text('if it is meant: '), code(flags)];
  return item('refused', tag('refused', `refused ${number}`), what, element('div', {}, ...way));
}

/** Renders the units that were not applied, with reasons. Empty if all were applied. */
export function outcomesSection(
  outcomes: readonly UnitOutcome[],
  { where, ...options }: SectionOptions,
): Html {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  if (unapplied.length === 0) return NOTHING;
  const cut = { room: sectionRoom('outcomes', options), noun: 'unit', where };
  const { shown, note } = cutTo(unapplied, cut, outcomeRow);
  return section('Not applied', table('outcomes', shown), note);
}

function outcomeRow({ urn, unit, outcome, code: number, message }: UnitOutcome): Html {
  const words = unitWords({ urn, unit });
  return row(
    cell(tag(outcome === 'not-attempted' ? 'warning' : 'error', outcomeWords[outcome])),
    cell(...(words === '' ? [] : [soft(words), text(' ')]), code(describeDataset(urn))),
    cell(text([number, message].filter((part) => part !== undefined).join(' '))),
  );
}
