import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { extraSuggestion, otherPlaces, sourceLine } from '../finding-parts.js';
import { truncateMiddle } from '../fitting.js';
import { errorsFirst } from '../fold-findings.js';
import { allowFlags, NOT_ALLOWABLE, refusingFirst } from '../text/findings-text.js';
import { pluralize } from '../text/pluralize.js';
import { andMore, cutNote, cutTo, SECTION_BYTES } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { code, item, items, section, soft, tag } from './section.js';

export interface FindingsOptions {
  readonly sources: ReadonlyMap<string, string>;
  readonly where: string;
}

/** Renders findings, errors first, each with its source line. */
export function findingsSection(
  findings: readonly Finding[],
  { sources, where }: FindingsOptions,
): Html {
  const { shown, rest } = cutTo(errorsFirst(findings), SECTION_BYTES.findings, (one) =>
    findingItem(one, sources),
  );
  return section('Findings', items(shown), cutNote(andMore(rest.length, 'finding', where)));
}

function findingItem(one: Finding, sources: ReadonlyMap<string, string>): Html {
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
    place ? element('div', {}, soft(formatPlace(place))) : NOTHING,
    place ? quotedLine(place, sources) : NOTHING,
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
  return source === undefined
    ? NOTHING
    : element(
        'pre',
        {},
        text(`${place.line} | ${truncateMiddle(source.replaceAll('\t', '  '), MAX_LINE)}`),
      );
}

/** Renders refusals with the flags that allow them, then allowed verdicts with their reasons. */
export function guardsSection(guards: readonly GuardVerdict[], where: string): Html {
  const { shown, rest } = cutTo(refusingFirst(guards), SECTION_BYTES.guards, guardItem);
  return section('Guards', items(shown), cutNote(andMore(rest.length, 'verdict', where)));
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): Html {
  const { code: number } = codes[guard];
  const what = text(` ${guard}: ${message}`);
  if (allowed !== null)
    return item(
      'lifted',
      tag('lifted', `lifted ${number}`),
      what,
      element('div', {}, text(`because: ${allowed}`)),
    );
  const flags = allowFlags({ guard, address });
  const way = flags === undefined ? [text(NOT_ALLOWABLE)] : [text('if it is meant: '), code(flags)];
  return item('refused', tag('refused', `refused ${number}`), what, element('div', {}, ...way));
}
