import { inlineCode, inlineText } from '../../report/markdown/escape.js';
import type { StepContext } from '../event/step-context.js';
import { runUrl } from './run-reference.js';

export type ReportOrigin = Pick<StepContext, 'serverUrl' | 'repository' | 'run'> & {
  /** The commit that the report is of. */
  readonly commit: string;
};

/** A report as a comment: of which commit it is, and which run made it. */
export function reportBody(markdown: string, origin: ReportOrigin): string {
  return `${markdown.trimEnd()}\n\n<sub>${commitPhrase(origin)}, by [this run](${runUrl(origin)})</sub>\n`;
}

/** While a report is being made: nothing of the one before is left to be believed. */
export function progressBody(origin: ReportOrigin): string {
  return `### Headwater: in progress\n\nA plan is being made ${commitPhrase(origin)}, by [this run](${runUrl(origin)}).\n`;
}

/** Where there is no report. */
export function failureBody(message: string, origin: ReportOrigin): string {
  return `### Headwater: failed\n\nThere is no report ${commitPhrase(origin)}: ${inlineText(message)}. See [the run](${runUrl(origin)}).\n`;
}

function commitPhrase({ commit }: ReportOrigin): string {
  return `of ${inlineCode(commit.slice(0, 'abcdef012345'.length))}`;
}
