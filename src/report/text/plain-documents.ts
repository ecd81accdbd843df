import { documentationUrl } from '../../errors/code-entry.js';
import { hasErrors } from '../../errors/finding.js';
import type { AccessToken } from '../../model/access-token.js';
import type { InitFile, InitReport } from '../document/init-report.js';
import type { RenderersOf } from '../document/renderers.js';
import type {
  CodeReport,
  DoctorCheck,
  DoctorReport,
  ErrorReport,
  RevokedTokenReport,
  TokenReport,
  TokensReport,
  ValidationReport,
} from '../document/report-document.js';
import { doctorSummary, initSummary, validationSummary } from '../words/document-summary.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { findingsText } from './findings-text.js';
import { wrapWords } from './terminal-width.js';
import type { TextContext } from './text-context.js';
import { withContext } from './with-context.js';

/** Renderers of the documents without lineage, whose text needs no drawing of it. */
export const plainTextRenderers: RenderersOf<
  'validation' | 'token' | 'tokens' | 'token-revoked' | 'doctor' | 'init' | 'code' | 'error'
> = {
  validation: withContext(validationText),
  token: newTokenText,
  tokens: withContext(tokensText),
  'token-revoked': revokedTokenText,
  doctor: withContext(doctorText),
  init: withContext(initText),
  code: withContext(codeText),
  error: withContext(errorText),
};

/** Renders the findings, then a line that says whether the manifests are valid. */
function validationText(report: ValidationReport, context: TextContext): string {
  const { findings } = report;
  const body = findings.length > 0 ? `${findingsText(findings, context)}\n` : '';
  const last = validationSummary(report);
  return `${body}${hasErrors(findings) ? context.paint.error(last) : last}\n`;
}

/** Renders one line for each check with its state, a hint below it, and a line with counts. */
function doctorText(report: DoctorReport, context: TextContext): string {
  const { checks } = report;
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap((check) => checkLines(check, width, context));
  return `${[context.paint.title('Headwater doctor'), '', ...lines, '', doctorSummary(report)].join('\n')}\n`;
}

function checkLines(
  { name, state, code, message, hint }: DoctorCheck,
  width: number,
  { paint }: TextContext,
): readonly string[] {
  const word = {
    ok: paint.create,
    warning: paint.warning,
    failed: paint.error,
    skipped: paint.faint,
  }[state](state.padEnd(7));
  const shown = code === undefined || state === 'skipped' ? '' : `${code} `;
  const line = `${word}  ${name.padEnd(width)}  ${shown}${escapeControls(message)}`;
  return hint === undefined
    ? [line]
    : [line, `${' '.repeat(9 + width)}  ${paint.faint('=')} ${escapeControls(hint)}`];
}

/** Renders the files of a new stack, what is left to do by hand, and the next command. */
function initText(report: InitReport, { paint }: TextContext): string {
  const { files, notes } = report;
  const blocks = [
    files.map((file) => `${fileLine(file, paint)}\n`),
    notes.map((note) => `${escapeControls(note)}\n`),
    [`${initSummary(report)}\n`],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(''))
    .join('\n');
}

/** `+ headwater.yaml`, or `= headwater.yaml kept`. */
function fileLine({ path, state }: InitFile, paint: TextContext['paint']): string {
  const shown = escapeControls(path);
  return state === 'created'
    ? `${paint.create('+')} ${shown}`
    : `${paint.faint('=')} ${shown} kept`;
}

/** Renders the token without other text, so that `$(headwater token create …)` is the token. */
function newTokenText({ secret }: TokenReport): string {
  return `${secret}\n`;
}

/**
 * Renders a block for each token, with the id on its own line for copying, then a line with the
 * count.
 */
function tokensText({ origin, all, tokens }: TokensReport, context: TextContext): string {
  const title = context.paint.title(`Headwater token list, ${all ? 'all users' : 'own tokens'}`);
  const blocks = tokens.map((token) => `${tokenBlock(token, context)}\n`);
  const last = tokens.length === 0 ? 'No tokens.' : `${pluralize(tokens.length, 'token')}.`;
  return `${[`${title}\ncatalog ${escapeControls(origin)}\n`, ...blocks, last].join('\n')}\n`;
}

function tokenBlock(
  { id, name, description, actor, owner, createdAt, expiresAt }: AccessToken,
  { paint }: TextContext,
): string {
  const made = `made ${createdAt ?? 'at an unknown time'}${owner === actor ? '' : ` by ${escapeControls(owner)}`}`;
  const ends = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
  return [
    `${paint.title(escapeControls(name))}${description === null ? '' : `  ${paint.faint(escapeControls(description))}`}`,
    `  id  ${escapeControls(id)}`,
    `  represents ${escapeControls(actor)}, ${made}, ${ends}`,
  ].join('\n');
}

function revokedTokenText({ id }: RevokedTokenReport): string {
  return `Revoked ${escapeControls(id)}. Other parts of a large catalog may take it for some minutes more.\n`;
}

/** Renders a code: level, number and name, its meaning and its remedy, and the address of its page. */
function codeText({ entry }: CodeReport, { paint }: TextContext): string {
  const { code, name, level, title, explanation } = entry;
  const head = `${paint[level](`${level} ${code}`)} ${paint.title(name)}`;
  const lines = wrapWords(explanation, WIDTH, WIDTH);
  return `${[head, title, '', ...lines, '', `${documentationUrl}codes/${code}`].join('\n')}\n`;
}

const WIDTH = 80;

/** Renders the error that ended a command, and the next step below it. */
function errorText({ code, message, hint }: ErrorReport): string {
  const head = code === null ? `internal error: ${message}` : `error ${code} ${message}`;
  const next = hint === null ? '' : `  = ${escapeControls(hint)}\n`;
  return `${escapeControls(head)}\n${next}`;
}
