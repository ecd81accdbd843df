import { inlineCode, inlineText } from '../../report/markdown/escape.js';
import type { Step } from '../event/step.js';
import { runUrl } from './run-reference.js';

export type BodyFacts = Pick<Step, 'serverUrl' | 'repository' | 'run'> & {
  /** The commit that the report is of. */
  readonly commit: string;
};

/** A report as a comment: of which commit it is, and which run made it. */
export function reportBody(markdown: string, facts: BodyFacts): string {
  return `${markdown.trimEnd()}\n\n<sub>${ofCommit(facts)}, by [this run](${runUrl(facts)})</sub>\n`;
}

/** While a report is being made: nothing of the one before is left to be believed. */
export function progressBody(facts: BodyFacts): string {
  return `### Headwater: in progress\n\nA plan is being made ${ofCommit(facts)}, by [this run](${runUrl(facts)}).\n`;
}

/** Where there is no report. */
export function failureBody(words: string, facts: BodyFacts): string {
  return `### Headwater: failed\n\nThere is no report ${ofCommit(facts)}: ${inlineText(words)}. See [the run](${runUrl(facts)}).\n`;
}

function ofCommit({ commit }: BodyFacts): string {
  return `of ${inlineCode(commit.slice(0, 'abcdef012345'.length))}`;
}
