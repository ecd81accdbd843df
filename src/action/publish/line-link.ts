import type { Place } from '../../errors/place.js';
import type { StepContext } from '../event/step-context.js';

export interface LinkContext {
  readonly step: Pick<StepContext, 'serverUrl' | 'repository' | 'commit' | 'trigger'>;
  /** The path of the folder of the settings from the top of the repository. */
  readonly below: string;
}

/**
 * Returns a function that builds the address of a line of a manifest on GitHub. For a pull request
 * it shows the last commit, since a merge commit disappears.
 */
export function lineLink({ step, below }: LinkContext): (place: Place) => string {
  const { serverUrl, repository, trigger } = step;
  const commit = trigger.kind === 'pull-request' ? trigger.head : step.commit;
  return ({ file, line }) => {
    const path = `${below}${file}`.split('/').map(encodePart).join('/');
    return `${serverUrl}/${repository}/blob/${commit}/${path}#L${line}`;
  };
}

/** A lone surrogate has no encoding and is replaced. */
function encodePart(part: string): string {
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\u{fffd}'));
}
