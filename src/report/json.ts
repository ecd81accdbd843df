import type { Finding } from '../errors/finding.js';
import { prettyCanonicalJson } from '../plan/document/canonical-json.js';
import type { AllRenderers } from './renderers.js';
import type {
  ApplyReport,
  CodeReport,
  DoctorReport,
  OwnedReport,
  ReceiptReport,
  TokenReport,
  TokensReport,
  ValidationReport,
} from './report-document.js';

/**
 * A minor version adds, a major version breaks. Plan and drift documents have their own versions.
 */
const REPORT_FORMAT_VERSION = '1.0';

/** The format version of the list of owned elements. */
const LIST_FORMAT_VERSION = '1.0';

/** JSON for programs: the plan or drift document itself, or a report of its own kind. */
export const jsonRenderers: AllRenderers = {
  validation: (document) => prettyCanonicalJson(validationJson(document)),
  plan: ({ plan }) => prettyCanonicalJson(plan),
  apply: (document) => prettyCanonicalJson(applyJson(document)),
  receipt: (document) => prettyCanonicalJson(receiptJson(document)),
  drift: ({ drift }) => prettyCanonicalJson(drift),
  owned: (document) => prettyCanonicalJson(ownedJson(document)),
  impact: (document) => prettyCanonicalJson({ formatVersion: REPORT_FORMAT_VERSION, ...document }),
  graph: ({ graph }) => prettyCanonicalJson(graph),
  token: (document) => prettyCanonicalJson(tokenJson(document)),
  tokens: (document) => prettyCanonicalJson(tokensJson(document)),
  'token-revoked': ({ id }) =>
    prettyCanonicalJson({ formatVersion: REPORT_FORMAT_VERSION, kind: 'token-revoked', id }),
  doctor: (document) => prettyCanonicalJson(doctorJson(document)),
  code: (document) => prettyCanonicalJson(codeJson(document)),
  error: (document) => prettyCanonicalJson({ formatVersion: REPORT_FORMAT_VERSION, ...document }),
  trace: ({ kind, trace }) => prettyCanonicalJson({ kind, ...trace }),
};

function validationJson({ findings, stack, counts }: ValidationReport): object {
  return {
    formatVersion: REPORT_FORMAT_VERSION,
    kind: 'validation',
    stack,
    counts,
    findings,
    summary: levelCounts(findings),
  };
}

function applyJson({ plan, heldBack, result }: ApplyReport): object {
  const { kind, ...details } = result;
  return {
    formatVersion: REPORT_FORMAT_VERSION,
    kind: 'apply',
    result: kind,
    ...details,
    heldBack,
    plan,
  };
}

/** The content of the file, with findings if there are any. */
function receiptJson({ receipt, findings = [] }: ReceiptReport): object {
  return findings.length === 0 ? receipt : { ...receipt, findings };
}

function ownedJson({ target, edges, findings, columns }: OwnedReport): object {
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
  return {
    formatVersion: LIST_FORMAT_VERSION,
    kind: 'list',
    target,
    edges: rows,
    findings,
    summary,
    complete: findings.length === 0,
  };
}

function tokenJson({ secret, token }: TokenReport): object {
  return { formatVersion: REPORT_FORMAT_VERSION, kind: 'token', secret, token };
}

function tokensJson({ origin, all, tokens }: TokensReport): object {
  return { formatVersion: REPORT_FORMAT_VERSION, kind: 'tokens', origin, all, tokens };
}

function doctorJson({ origin, checks }: DoctorReport): object {
  const count = (state: string) => checks.filter((check) => check.state === state).length;
  const summary = {
    ok: count('ok'),
    warning: count('warning'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
  return { formatVersion: REPORT_FORMAT_VERSION, kind: 'doctor', origin, checks, summary };
}

function codeJson({ entry }: CodeReport): object {
  return { formatVersion: REPORT_FORMAT_VERSION, kind: 'code', ...entry };
}

function levelCounts(findings: readonly Finding[]): object {
  const count = (level: string) => findings.filter((one) => one.level === level).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}
