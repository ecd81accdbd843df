import { createHash } from 'node:crypto';
import { documentationUrl, type FindingLevel } from '../../errors/code-entry.js';
import { compareText } from '../../errors/compare-text.js';
import { findCode } from '../../errors/find-code.js';
import type { Place } from '../../errors/place.js';
import type { Annotation } from '../annotations/annotation.js';
import type { ReportOptions } from '../document/report-document.js';
import { sarifMessage, sarifPath } from './escape.js';

/** The maximum number of related locations of a result. GitHub shows 100 and refuses 1,000. */
const MAX_RELATED = 100;

/** Returns the results of a run, in the order of the annotations. */
export function sarifResults(
  all: readonly Annotation[],
  rules: readonly SarifRule[],
  options: ReportOptions,
): readonly object[] {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const fingerprint = fingerprinter();
  return all.map((one) => ({
    ruleId: one.code,
    ruleIndex: indexes.get(one.code),
    level: sarifLevels[one.level],
    message: { text: sarifMessage(one.message) },
    locations: [sarifLocation(one.place, options)],
    ...(one.related.length > 0 && { relatedLocations: relatedLocations(one, options) }),
    ...(one.accepted !== null && { suppressions: [suppression(one.accepted)] }),
    partialFingerprints: { [FINGERPRINT]: fingerprint(one) },
  }));
}

function relatedLocations({ related }: Annotation, options: ReportOptions): readonly object[] {
  return related.slice(0, MAX_RELATED).map((place, index) => ({
    ...sarifLocation(place, options),
    id: index + 1,
    message: { text: 'related place' },
  }));
}

function suppression(reason: string): object {
  return { kind: 'external', status: 'accepted', justification: sarifMessage(reason) };
}

/**
 * The name of our fingerprint. It is not `primaryLocationLineHash`: the action that uploads SARIF
 * computes that fingerprint itself and warns of each result with another value.
 */
const FINGERPRINT = 'headwater/v1';

/**
 * Creates a function that computes fingerprints, by which the next run recognizes a result. A
 * fingerprint does not depend on the line. Equal fingerprints get a number.
 */
function fingerprinter(): (one: Annotation) => string {
  const seen = new Map<string, number>();
  return ({ code, place, message }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([code, place?.file ?? null, message]))
      .digest('hex')
      .slice(0, 32);
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return `${hash}:${number}`;
  };
}

/** The id of the folder to which paths are relative. CodeQL and other tools use the same id. */
export const SOURCE_ROOT = '%SRCROOT%';

/**
 * The place of a result without a place, since code scanning refuses a result without a location.
 * The settings hold limits and allowances, so the place is in them.
 */
const DEFAULT_PLACE: Place = { file: 'headwater.yaml', line: 1, column: 1 };

function sarifLocation(place: Place | null, { below = '' }: ReportOptions): object {
  const { file, line, column, endLine, endColumn } = place ?? DEFAULT_PLACE;
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifPath(`${below}${file}`), uriBaseId: SOURCE_ROOT },
      region: {
        startLine: line,
        startColumn: column,
        ...(endLine !== undefined && { endLine }),
        ...(endColumn !== undefined && { endColumn }),
      },
    },
  };
}

interface SarifRule {
  readonly id: string;
  readonly [property: string]: unknown;
}

/** Lists the rules of the codes that occur, sorted by code, with the texts of the registry. */
export function sarifRules(all: readonly Annotation[]): readonly SarifRule[] {
  const ids = [...new Set(all.map(({ code }) => code))].sort(compareText);
  return ids.map(sarifRule);
}

function sarifRule(id: Annotation['code']): SarifRule {
  const found = findCode(id);
  // A plan of a later version may contain codes that this version does not know.
  const unknown = 'a code that this version of headwater does not know';
  if (!found.ok) return { id, shortDescription: { text: unknown } };
  const { name, level, title, explanation } = found.value;
  const text = sarifMessage(explanation);
  return {
    id,
    name,
    shortDescription: { text: title },
    fullDescription: { text },
    helpUri: `${documentationUrl}codes/${id}`,
    help: { text: `${text}\n\nheadwater explain ${id}` },
    defaultConfiguration: { level: sarifLevels[level] },
  };
}

const sarifLevels: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};
