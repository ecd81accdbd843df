import { inlineCode, inlineText } from '../../report/markdown/escape.js';
import type { StepContext } from '../event/step-context.js';
import { runUrl } from './run-reference.js';

/** The run that wrote a report, and the commit of the report. */
export type ReportOrigin = Pick<StepContext, 'serverUrl' | 'repository' | 'run'> & {
  /** The commit that the report is about. */
  readonly commit: string;
};

/** Renders the comment with a report, its commit and its run. */
export function reportBody(markdown: string, origin: ReportOrigin): string {
  return `${markdown.trimEnd()}\n\n<sub>${commitPhrase(origin)}, by [this run](${runUrl(origin)})</sub>\n`;
}

/** Renders the comment while a plan is in progress. It replaces the report of an older commit. */
export function progressBody(origin: ReportOrigin): string {
  return `### Headwater: in progress\n\nA plan is being made ${commitPhrase(origin)}, by [this run](${runUrl(origin)}).\n`;
}

/** Renders the comment for a run without a report. */
export function failureBody(message: string, origin: ReportOrigin): string {
  return `### Headwater: failed\n\nThere is no report ${commitPhrase(origin)}: ${inlineText(message)}. See [the run](${runUrl(origin)}).\n`;
}

function commitPhrase({ commit }: ReportOrigin): string {
  return `of ${inlineCode(commit.slice(0, 'abcdef012345'.length))}`;
}
