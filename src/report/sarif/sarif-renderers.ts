import { documentationUrl } from '../../errors/code-entry.js';
import { prettyCanonicalJson } from '../../plan/document/canonical-json.js';
import type { PlanDocument, PlanTarget, ToolVersion } from '../../plan/document/plan.js';
import { collectAnnotations } from '../annotations/collect-annotations.js';
import type { PartialRenderers } from '../document/renderers.js';
import type { AnnotatedDocument, ReportOptions } from '../document/report-document.js';
import { sarifPath } from './escape.js';
import { SOURCE_ROOT, sarifResults, sarifRules } from './results.js';

/** SARIF 2.1.0 for editors and code scanning. */
export const sarifRenderers: PartialRenderers<'sarif'> = {
  validation: sarifText,
  plan: sarifText,
  apply: sarifText,
  receipt: sarifText,
  drift: sarifText,
  tests: sarifText,
};

/**
 * The maximum number of results. GitHub refuses a run with more.
 *
 * Source: GitHub's documentation, SARIF support for code scanning.
 */
const MAX_RESULTS = 25_000;

/** The name of the program, and its page. */
const driver = { name: 'Headwater', informationUri: documentationUrl };

function sarifText(document: AnnotatedDocument, options: ReportOptions): string {
  const all = collectAnnotations(document);
  const kept = all.slice(0, MAX_RESULTS);
  const rules = sarifRules(kept);
  const left = all.length - kept.length;
  const { tool, category } = identifyRun(document);
  const run = {
    tool: { driver: { ...driver, ...(tool && { version: tool.version }), rules } },
    automationDetails: { id: category },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The top of the repository.' } } },
    invocations: [
      {
        executionSuccessful: true,
        ...(left > 0 && { toolExecutionNotifications: [omittedNotification(left)] }),
      },
    ],
    results: sarifResults(kept, rules, options),
  };
  const $schema =
    'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return prettyCanonicalJson({ $schema, version: '2.1.0', runs: [run] });
}

function omittedNotification(count: number): object {
  const text = `${count} more, the least severe ones, are left out, since code scanning takes ${MAX_RESULTS}; --format json has all of them`;
  return { level: 'warning', message: { text } };
}

interface RunIdentity {
  readonly tool: ToolVersion | undefined;
  /**
   * An upload replaces the results of the same category only, so a plan does not end the results of
   * a validation.
   */
  readonly category: string;
}

function identifyRun(document: AnnotatedDocument): RunIdentity {
  switch (document.kind) {
    case 'validation': {
      const target = { stack: document.stack ?? '', target: null };
      return { tool: undefined, category: runCategory('validate', target) };
    }
    case 'plan':
    case 'apply':
      return runOf(document.kind, document.plan);
    case 'receipt':
      return runOf('apply', document.receipt);
    case 'drift':
      return runOf('drift', document.drift);
    case 'tests':
      return { tool: document.tests.tool, category: runCategory('test', document.tests.target) };
  }
}

function runOf(what: string, { tool, target }: Pick<PlanDocument, 'tool' | 'target'>): RunIdentity {
  return { tool, category: runCategory(what, target) };
}

/** `headwater/plan/shop@dev/`. Text after the last slash would be the id of a single run. */
function runCategory(what: string, target: Pick<PlanTarget, 'stack' | 'target'>): string {
  const { stack } = target;
  const owner = target.target === null ? stack : `${stack}@${target.target}`;
  return `headwater/${what}/${owner === '' ? '' : `${sarifPath(owner)}/`}`;
}
