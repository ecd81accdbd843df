import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import type { LeftOut } from '../../model/portable-lineage.js';
import { prettyCanonicalJson } from '../../plan/document/canonical-json.js';
import type { ImportReport } from '../document/import-report.js';
import type { AllRenderers } from '../document/renderers.js';
import type {
  ApplyReport,
  DoctorReport,
  OwnedReport,
  ReceiptReport,
  ReportOptions,
  ValidationReport,
} from '../document/report-document.js';

/**
 * A minor version adds, a major version breaks. 1.1 added `tool`, 1.2 the `note` of an edge. Plan, receipt, drift and graph
 * documents have their own versions.
 */
const REPORT_FORMAT_VERSION = '1.2';

/** JSON for programs. Documents without their own format begin with the same members. */
export const jsonRenderers: AllRenderers = {
  validation: reportJson('validation', validationMembers),
  plan: ({ plan }) => prettyCanonicalJson(plan),
  apply: reportJson('apply', applyMembers),
  receipt: (document) => prettyCanonicalJson(receiptJson(document)),
  drift: ({ drift }) => prettyCanonicalJson(drift),
  tests: ({ tests }) => prettyCanonicalJson(tests),
  owned: reportJson('list', ownedMembers),
  impact: reportJson('impact', ({ kind: _, ...members }) => members),
  suggestions: reportJson('suggestions', ({ kind: _, ...members }) => members),
  graph: ({ graph }) => prettyCanonicalJson(graph),
  token: reportJson('token', ({ secret, token }) => ({ secret, token })),
  tokens: reportJson('tokens', ({ origin, all, tokens }) => ({ origin, all, tokens })),
  'token-revoked': reportJson('token-revoked', ({ id }) => ({ id })),
  doctor: reportJson('doctor', doctorMembers),
  import: reportJson('import', importMembers),
  init: reportJson('init', ({ kind: _, ...members }) => members),
  code: reportJson('code', ({ entry }) => entry),
  explanation: reportJson('explanation', ({ explanation }) => explanation),
  error: reportJson('error', ({ kind: _, ...members }) => members),
};

/** Makes a renderer of a document that has no format of its own. */
function reportJson<T>(
  kind: string,
  members: (document: T) => object,
): (document: T, options: ReportOptions) => string {
  return (document, { tool }) =>
    prettyCanonicalJson({
      kind,
      formatVersion: REPORT_FORMAT_VERSION,
      ...(tool && { tool }),
      ...members(document),
    });
}

function validationMembers({ findings, stack, counts }: ValidationReport): object {
  return { stack, counts, findings, summary: levelCounts(findings) };
}

function applyMembers({ plan, heldBack, result }: ApplyReport): object {
  const { kind, ...details } = result;
  return { result: kind, ...details, heldBack, plan };
}

/** Returns the content of the file, with findings if there are any. */
function receiptJson({ stored, findings = [] }: ReceiptReport): object {
  return findings.length === 0 ? stored : { ...stored, findings };
}

function ownedMembers({ target, edges, findings, columns }: OwnedReport): object {
  const rows = edges.map(({ pairs, ...edge }) => ({
    ...edge,
    pairs: pairs.length,
    ...(columns && { columns: pairs }),
  }));
  const summary = {
    edges: edges.filter(({ owned }) => owned).length,
    pairs: edges.reduce((sum, { pairs }) => sum + pairs.length, 0),
    datasets: new Set(edges.map(({ downstream }) => downstream)).size,
  };
  return { target, edges: rows, findings, summary, complete: findings.length === 0 };
}

function doctorMembers({ origin, checks }: DoctorReport): object {
  const count = (state: string) => checks.filter((check) => check.state === state).length;
  const summary = {
    ok: count('ok'),
    warning: count('warning'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
  return { origin, checks, summary };
}

/** A run that writes no files reports their texts. */
function importMembers(report: ImportReport): object {
  const { format, name, state, settings, files, records, findings, counts } = report;
  const { resolution, adoption } = report;
  return {
    format,
    name,
    state,
    newSettings: settings !== null,
    files: files.map(({ path, before, after, edges, columns }) => ({
      path,
      kind: before === undefined ? 'create' : 'update',
      edges,
      columns,
      ...(state !== 'written' && { text: after }),
    })),
    records,
    leftOut: report.leftOut.map(recordMembers),
    findings,
    counts,
    resolution: resolution && {
      respelled: resolution.respelled,
      asSpelled: resolution.asSpelled.map(recordMembers),
    },
    adoption,
  };
}

function recordMembers({ code, record, line }: LeftOut): object {
  return { code: codes[code].code, name: code, record, line: line ?? null };
}

function levelCounts(findings: readonly Finding[]): object {
  const count = (level: string) => findings.filter((one) => one.level === level).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}
