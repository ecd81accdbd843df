import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import { extraSuggestion, otherPlaces } from '../finding-parts.js';
import { sourceLine } from '../source-lines.js';
import { truncateMiddle } from '../truncate-middle.js';
import { SECTION_BYTES } from './budget.js';
import { andMore, cutNote, cutTo } from './cut.js';
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
  const sorted = (['error', 'warning', 'info'] as const).flatMap((level) =>
    findings.filter((one) => one.level === level),
  );
  const { shown, rest } = cutTo(sorted, SECTION_BYTES.findings, (one) => findingItem(one, sources));
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
    others.length === 0
      ? NOTHING
      : element('div', {}, soft(`see also ${others.map(formatPlace).join(', ')}`)),
  );
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
