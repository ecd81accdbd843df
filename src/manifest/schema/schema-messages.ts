import { didYouMean, onlyMeaning } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { findControl, withoutControls } from '../../urn/control-characters.js';
import { fabricTypes } from '../../urn/dataset-urn.js';
import { encodeReserved, findReserved } from '../../urn/urn.js';
import { quote } from '../../yaml/quote.js';
import { controlMessage } from './control-findings.js';
import { emptyText, malformed, type SchemaMessage } from './schema-message.js';
import { testMessages } from './test-messages.js';

/**
 * Builds the finding for a text that breaks the pattern or the list of allowed values of a
 * definition in our schemas.
 *
 * @param definition its name under `$defs`. Undefined means that the text is empty, the only
 *   mistake outside a definition
 */
export function schemaFinding(definition: string | undefined, text: string, place: Place): Finding {
  const message = (messagesByDefinition[definition ?? ''] ?? emptyText)(text);
  return finding(message.name, { ...message, place });
}

/** Returns true if a definition has a message of its own. */
export function hasSchemaMessage(definition: string | undefined): boolean {
  return Object.hasOwn(messagesByDefinition, definition ?? '');
}

const messagesByDefinition: Readonly<Record<string, (text: string) => SchemaMessage>> = {
  env: unknownEnv,
  urnPart: malformedUrnPart,
  ...testMessages,
  shortName: (text) => malformedWord('short name', text),
  testName: (text) => malformedWord('name of a test', text),
  columnName: (text) => malformed(`${quote(text)} is not a column: name one column`),
  datasetReference: malformedDataset,
  entityReference: (text) => ({
    name: 'malformed-reference',
    message: `${quote(text)} is not a short name: write a short name, or an object with urn`,
    suggestion: text.startsWith('urn:') ? `{urn: ${JSON.stringify(text)}}` : undefined,
  }),
  outputColumn: (text) => ({
    name: 'malformed-reference',
    message: `${quote(text)} is not a column of an output: write short_name.column`,
  }),
  title: (text) =>
    malformed(`${quote(text)} is no title: write one line, without white space at its ends`),
  address: (text) =>
    malformed(`${quote(text)} is no address: begin it with https:// and leave no white space`),
  note: malformedNote,
  columnReference: malformedColumn,
  wildcardReference: (text) => misusedWildcard(text, 'short_name.*', toWildcard(text)),
  everyColumn: (text) => misusedWildcard(text, '"*"', '"*"'),
  transform: (text) => ({
    name: 'refused-transform',
    message: `the transform ${quote(text)} is the same as no transform: leave the key out`,
  }),
  stackName: (text) => malformedName('stack', text),
  targetName: (text) => malformedName('target', text),
  namespace: (text) =>
    malformed(`${quote(text)} is no namespace: use letters, digits, "_" and "-", such as li`),
  leaveOut: (text) => ({
    name: 'unknown-value',
    message: `${quote(text)} is not known here: write false to leave the namespace out, or a mapping with its platform`,
    suggestion: 'false',
  }),
  tagUrn: (text) =>
    malformed(
      `${quote(text)} is not the urn of a tag: write urn:li:tag:<name>`,
      text.includes(':') ? undefined : JSON.stringify(`urn:li:tag:${text}`),
    ),
  date: (text) =>
    malformed(`${quote(text)} is not a day: write year, month and day, such as 2026-12-31`),
};

function malformedWord(what: string, text: string): SchemaMessage {
  return malformed(
    `${quote(text)} is not a ${what}: use letters, digits, "_" and "-", and no digit first`,
    toShortName(text),
  );
}

/** The longest note, as the pattern of the schema has it. */
const LONGEST_NOTE = 500;

function malformedNote(text: string): SchemaMessage {
  const length = [...text].length;
  return malformed(
    length > LONGEST_NOTE
      ? `the note has ${length} characters: write at most ${LONGEST_NOTE}`
      : `${quote(text)} is no note: write one line, without white space at its ends`,
  );
}

function misusedWildcard(text: string, wanted: string, suggestion?: string): SchemaMessage {
  return {
    name: 'misused-wildcard',
    message: `the key "*" takes every column of an upstream, not ${quote(text)}: write ${wanted}`,
    suggestion,
  };
}

function unknownEnv(text: string): SchemaMessage {
  const suggestion = didYouMean(text, fabricTypes);
  const hint =
    suggestion === undefined
      ? `write one of ${fabricTypes.join(', ')}`
      : `did you mean ${suggestion}?`;
  return {
    name: 'unknown-env',
    message: `${quote(text)} is not an environment that DataHub knows: ${hint}`,
    suggestion,
    fix: onlyMeaning(text, fabricTypes),
  };
}

function malformedUrnPart(text: string): SchemaMessage {
  const reserved = findReserved(text);
  if (reserved !== undefined)
    return {
      name: 'reserved-character',
      message: `${quote(text)} holds ${quote(reserved)}, which cannot stand in an urn: encode it`,
      suggestion: JSON.stringify(encodeReserved(text)),
    };
  if (text.startsWith('urn:'))
    return malformed(`${quote(text)} is an urn: write the bare name here`, bareName(text));
  const rest = withoutControls(text).trim();
  const control = findControl(text);
  const message =
    control === undefined
      ? `${quote(text)} is empty, or has white space at an end: correct the name`
      : controlMessage(text, control);
  return malformed(message, rest === '' ? undefined : rest);
}

/** Returns `snowflake` for `urn:li:dataPlatform:snowflake`. Undefined for keys of several parts. */
function bareName(urn: string): string | undefined {
  return /^urn:[^:]+:[^:]+:([^:()]+)$/.exec(urn)?.[1];
}

function malformedDataset(text: string): SchemaMessage {
  const message = `${quote(text)} is not a short name: name the dataset under \`datasets\`, or write an object with name or urn`;
  const name = text.includes('.') ? `{name: ${text}}` : undefined;
  const suggestion = text.startsWith('urn:') ? `{urn: ${JSON.stringify(text)}}` : name;
  return { name: 'malformed-reference', message, suggestion };
}

function malformedColumn(text: string): SchemaMessage {
  if (text.endsWith('.*')) {
    return {
      name: 'misused-wildcard',
      message: `${quote(text)} means every column, which only the key "*" takes: name one column`,
      suggestion: '"*"',
    };
  }
  return {
    name: 'malformed-reference',
    message: `${quote(text)} is not a column of an upstream: write short_name.column`,
  };
}

/** Returns `raw.*` for `raw` and for `raw.amount`. */
function toWildcard(text: string): string | undefined {
  const shortName = /^([A-Za-z_][A-Za-z0-9_-]*)(?:\.|$)/.exec(text)?.[1];
  return shortName === undefined ? undefined : `${shortName}.*`;
}

function toShortName(text: string): string | undefined {
  const letters = text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').replace(/^(?=[0-9-])/, '_');
  return isRecognizable(letters, text) ? letters : undefined;
}

function malformedName(what: string, text: string): SchemaMessage {
  const suggestion = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replace(/^[_-]+|-+$/g, '');
  const message = `${quote(text)} is no name for a ${what}: use lower-case letters, digits, "_" and "-"`;
  return malformed(message, isRecognizable(suggestion, text) ? suggestion : undefined);
}

/** Returns true if a repair keeps half of the letters and digits. Else it would be another name. */
function isRecognizable(repaired: string, text: string): boolean {
  const kept = countLetters(repaired);
  return kept > 0 && kept * 2 >= countLetters(text);
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
