import type { Drift } from '../../insight/drift/drift.js';
import type { GraphDocument } from '../../insight/graph/graph-document.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { StoredReceipt } from '../../plan/document/stored-receipt.js';
import type { ImpactReport, ReceiptReport } from '../../report/document/report-document.js';
import * as validators from './generated-validators.js';
import { findJsonPlace } from './json-place.js';

/** A document that was checked against its published schema. */
export type OpenedDocument =
  | { readonly kind: 'plan'; readonly document: PlanDocument }
  | { readonly kind: 'receipt'; readonly document: OpenedReceipt }
  | { readonly kind: 'drift'; readonly document: Drift }
  | { readonly kind: 'impact'; readonly document: ImpactReport }
  | { readonly kind: 'graph'; readonly document: GraphDocument }
  | { readonly kind: 'tests'; readonly document: TestDocument };

/** A report of a receipt says what is wrong with its file. */
type OpenedReceipt = StoredReceipt & Pick<ReceiptReport, 'findings'>;

type OpenedKind = OpenedDocument['kind'];

/** The reason why a document cannot be opened. */
export interface OpenProblem {
  /** A sentence that names the mistake. */
  readonly title: string;
  /** The place of the mistake: `line 3, column 14`, or a path such as `/changes/0/kind`. */
  readonly place: string | null;
  /** The next step for the reader. */
  readonly next: string;
}

type Opening =
  | { readonly ok: true; readonly opened: OpenedDocument }
  | { readonly ok: false; readonly problem: OpenProblem };

/** The largest document in bytes. */
export const MAX_BYTES = 20_000_000;

interface Check {
  (document: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: { readonly additionalProperty?: string };
}

interface Format {
  /** With its article, for sentences. */
  readonly noun: string;
  /** The newest version that the published schema describes. */
  readonly version: string;
  readonly command: string;
}

/** The compiler of schemas writes no types. */
const checks = validators as unknown as Readonly<Record<OpenedKind, Check>>;

const formats: Readonly<Record<OpenedKind, Format>> = {
  plan: { noun: 'a plan', version: '1.5', command: 'headwater plan --out FILE' },
  receipt: { noun: 'a receipt', version: '2.1', command: 'headwater show RECEIPT --format json' },
  drift: { noun: 'a drift', version: '1.1', command: 'headwater drift --format json' },
  impact: { noun: 'an impact', version: '1.2', command: 'headwater impact NAME --format json' },
  graph: { noun: 'a graph', version: '1.1', command: 'headwater graph --format json' },
  tests: { noun: 'a document of tests', version: '1.0', command: 'headwater test --format json' },
};

const COMMANDS = `This page opens what these commands write: ${Object.values(formats)
  .map(({ command }) => command)
  .join('; ')}.`;

/** Makes a problem. The next step names the commands unless it is given. */
function problemOf(title: string, place: string | null, next: string = COMMANDS): OpenProblem {
  return { title, place, next };
}

/** The problem of a document of this size in bytes; undefined if it is small enough. */
export function sizeProblem(bytes: number): OpenProblem | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  return problemOf(
    `The document has ${(bytes / 1e6).toFixed(1)} MB, and this page opens at most ${MAX_BYTES / 1e6} MB`,
    null,
    'Write a report instead, for example headwater show FILE --format html, or narrow the document with --select.',
  );
}

/** Reads the text of a document and checks it against the published schema of its kind. */
export function openDocument(text: string): Opening {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { ok: false, problem: jsonProblem(text) };
  }
  const kind = isObject(document) ? kindOf(document) : undefined;
  const problem =
    kind === undefined
      ? kindProblem(document)
      : (versionProblem(document, kind) ?? shapeProblem(document, kind));
  return problem
    ? { ok: false, problem }
    : { ok: true, opened: { kind, document } as OpenedDocument };
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonProblem(text: string): OpenProblem {
  if (text.trim() === '') return problemOf('The document is empty', null);
  const { line, column } = findJsonPlace(text);
  return problemOf(
    'The document is not JSON, or only a part of it',
    `line ${line}, column ${column}`,
    `Choose the file itself, or copy the whole text. ${COMMANDS}`,
  );
}

/** Plans and receipts before format 1.2 have no member `kind`. */
function kindOf({ kind, ...document }: Members): OpenedKind | undefined {
  if (kind === undefined && isObject(document['digests']) && 'changes' in document) return 'plan';
  if (kind === undefined && 'effect' in document && 'events' in document) return 'receipt';
  if (kind === 'plan' || kind === 'comparison') return 'plan';
  return (['receipt', 'drift', 'impact', 'graph', 'tests'] as const).find((one) => one === kind);
}

function kindProblem(document: unknown): OpenProblem {
  if (!isObject(document)) return problemOf('The document is not a JSON object', 'line 1');
  const kind = document['kind'];
  return typeof kind === 'string'
    ? problemOf(`This page does not open documents of the kind "${kind.slice(0, 60)}"`, '/kind')
    : problemOf('Headwater did not write this document: it has no member "kind"', null);
}

function versionProblem(document: unknown, kind: OpenedKind): OpenProblem | undefined {
  const { noun, version } = formats[kind];
  const found = /^(\d{1,6})\.(\d{1,6})$/.exec(String((document as Members)['formatVersion']));
  if (!found) return undefined;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [own, step] = [Number(found[1]), Number(found[2])];
  if (own < major || (own === major && step <= minor)) return undefined;
  return {
    title: `This is ${noun} of format ${found[0]}, and this page reads up to ${version}`,
    place: '/formatVersion',
    next: 'A newer Headwater wrote it. Update the Headwater that serves this catalog, or write the document with its version.',
  };
}

function shapeProblem(document: unknown, kind: OpenedKind): OpenProblem | undefined {
  const { noun, command } = formats[kind];
  const check = checks[kind];
  if (check(document)) return undefined;
  const { instancePath, message = 'does not match', params } = innermost(check.errors ?? []);
  const extra = params?.additionalProperty;
  const what = extra === undefined ? message : `${message}: "${extra.slice(0, 60)}"`;
  return {
    title: `This is not ${noun} by its published schema: it ${what}`,
    place: instancePath === '' ? 'the top of the document' : instancePath,
    next: `It was edited or damaged. Write it again: ${command}.`,
  };
}

/** One wrong value matches none of several types, and the error at the innermost place tells why. */
function innermost(errors: readonly SchemaError[]): SchemaError {
  const depth = ({ instancePath }: SchemaError) => instancePath.split('/').length;
  const [first = { instancePath: '' }, ...others] = errors;
  return others.reduce((best, one) => (depth(one) > depth(best) ? one : best), first);
}
