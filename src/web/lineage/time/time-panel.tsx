import type { ReactNode } from 'react';
import { kindOf } from '../../../model/kinds.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { Button } from '../../ui/button.js';
import { QueryState } from '../../ui/query-state.js';
import type { LineageView } from '../model/lineage-address.js';
import { VERSIONS_A_PAGE, versionsQuery } from './read-versions.js';
import styles from './time.module.css';
import type { Time } from './use-time.js';
import { countWords, rangesOf, stepSentences, stopWords } from './version-words.js';

/** The largest number of versions between the chosen ones that words describe. */
const MAX_STEPS = 3;

interface TimePanelProps {
  readonly urn: string;
  readonly time: Time;
  readonly choose: (time: LineageView['time']) => void;
}

/** The slider over the stored versions, and the words about the chosen ones. */
export function TimePanel({ urn, time, choose }: TimePanelProps): ReactNode {
  const { query, steps, between, others } = time;
  const { word, columns } = kindOf(urn);
  return (
    <section aria-label="History" className={styles.panel}>
      <QueryState
        query={query}
        queryKey={versionsQuery(urn).queryKey}
        what="Reading the stored versions"
        failure="The stored versions could not be read"
        forbidden="You may not read the history of this lineage."
      />
      {query.isSuccess && steps.length === 0 && (
        <p>The catalog keeps no version of lineage that this {word} itself stores.</p>
      )}
      {steps.length > 1 && <Controls {...{ urn, time, choose }} />}
      <div aria-live="polite">
        {between
          .slice(0, MAX_STEPS)
          .flatMap((one) =>
            stepSentences(one).map((text) => <p key={`${one.version.number} ${text}`}>{text}</p>),
          )}
      </div>
      {between.length > MAX_STEPS && (
        <p>{pluralize(between.length - MAX_STEPS, 'more version')} between them.</p>
      )}
      <Gaps time={time} />
      {others > 0 && (
        <p>
          {pluralize(others, 'neighbor')} {others === 1 ? 'is' : 'are'} not drawn: this {word} does
          not store the links, so it does not hold their history.
        </p>
      )}
      {columns === 'fields' && (
        <p>The columns of a {word} have versions of their own, which are not shown.</p>
      )}
    </section>
  );
}

/** The slider over the newer version, and the list of the older versions to compare it with. */
function Controls({ time, choose }: TimePanelProps): ReactNode {
  const { steps, index, newer, older } = time;
  const last = steps.length - 1;
  const step = steps[index];
  const newestNumber = steps[0]?.version.number ?? 0;
  return (
    <div className={styles.controls}>
      <label className={styles.slider}>
        Version
        <input
          type="range"
          max={last}
          value={last - Math.max(0, index)}
          aria-valuetext={step && stopWords(step, newestNumber)}
          onChange={({ target }) =>
            choose({ older: null, newer: steps[last - Number(target.value)]?.version.number ?? 0 })
          }
        />
        <span aria-hidden={true} className={styles.stops}>
          {steps.toReversed().map((one) => (
            <i key={one.version.number} data-signs={countWords(one).replaceAll(/.0/g, '')} />
          ))}
        </span>
      </label>
      {step && (
        <output>
          version {step.version.number} of {newestNumber} <code>{countWords(step)}</code>
        </output>
      )}
      {newer && index < last && (
        <label>
          against{' '}
          <select
            value={older?.number}
            onChange={({ target }) => choose({ older: Number(target.value), newer: newer.number })}
          >
            {steps.slice(index + 1).map((one) => (
              <option key={one.version.number} value={one.version.number}>
                {stopWords(one, newestNumber)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The versions that the slider lacks, each with the reason. */
function Gaps({ time }: { readonly time: Time }): ReactNode {
  const { steps, broken, gone, unread, isMissing, query } = time;
  const isOnly = steps.length === 1 && unread === 0;
  return (
    <>
      {isOnly && <p>This is the only stored version, so there is nothing to compare it with.</p>}
      {isMissing && !query.isFetching && (
        <p role="alert">A version of this link is not stored, or cannot be read.</p>
      )}
      {broken.length > 0 && (
        <p>
          {pluralize(broken.length, 'version')} cannot be read and{' '}
          {broken.length === 1 ? 'is' : 'are'} left out: {rangesOf(broken)}.
        </p>
      )}
      {gone.length > 0 && (
        <p>
          {gone.length === 1 ? 'Version' : 'Versions'} {rangesOf(gone)}{' '}
          {gone.length === 1 ? 'is' : 'are'} gone: the catalog keeps the newest.
        </p>
      )}
      {unread > 0 && (
        <p>
          {pluralize(unread, 'older version')} {unread === 1 ? 'is' : 'are'} not read yet.{' '}
          <Button aria-disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {query.isFetching ? 'Reading …' : `Read ${Math.min(unread, VERSIONS_A_PAGE)} older`}
          </Button>
        </p>
      )}
    </>
  );
}
