import { type ReactNode, useState } from 'react';
import { pluralize } from '../../report/words/pluralize.js';
import { Button } from '../ui/button.js';
import { Fact } from '../ui/fact.js';
import { TimeText } from '../ui/time-text.js';
import { type EdgeFacts as Facts, type Stamp, writerOf } from './edge-record.js';
import { entityNames, urnName } from './entity-names.js';
import styles from './lineage.module.css';
import { ownerName, readOwners } from './ownership.js';
import type { ColumnPair } from './pairs.js';

interface EdgeFactsProps {
  readonly edge: Facts;
  /** Facts that only some edges have. */
  readonly children?: ReactNode;
}

/** Lists the facts that the catalog records of an edge. */
export function EdgeFacts({ edge, children }: EdgeFactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {edge.type !== null && <Fact name="Type">{edge.type ?? 'not recorded'}</Fact>}
      <Fact name="Created">
        <StampText stamp={edge.created} />
      </Fact>
      <Fact name="Updated">
        <StampText stamp={edge.updated} />
      </Fact>
      {edge.query && <Fact name="Query">{edge.query}</Fact>}
      <OwnerFact mark={edge.mark} />
      <NoteFacts mark={edge.mark} />
      {children}
    </dl>
  );
}

/** The stacks that own a part of an edge. Nothing if no stack does. */
function OwnerFact({ mark }: { readonly mark: string | undefined }): ReactNode {
  const owners = readOwners(mark);
  if (owners === undefined) return <Fact name="Owner">mark cannot be read</Fact>;
  if (owners.size === 0) return null;
  const texts = [...owners].map(
    ([owner, { protect }]) => `${ownerName(owner)}${protect ? ', protected' : ''}`,
  );
  return <Fact name="Owner">{texts.join('; ')}</Fact>;
}

/** The notes that stacks keep with an edge. */
function NoteFacts({ mark }: { readonly mark: string | undefined }): ReactNode {
  const notes = [...(readOwners(mark) ?? [])].filter(([, { note }]) => note);
  return notes.map(([owner, { note }]) => (
    <Fact key={owner} name={notes.length === 1 ? 'Note' : `Note of ${ownerName(owner)}`}>
      {note}
    </Fact>
  ));
}

function StampText({ stamp }: { readonly stamp: Stamp }): ReactNode {
  return stamp.time ? <When time={stamp.time} actor={writerOf(stamp)} /> : 'not recorded';
}

interface WhenProps {
  readonly time: number | null | undefined;
  readonly actor: string | null | undefined;
}

/** Tells how long ago something was written, and by whom. */
export function When({ time, actor }: WhenProps): ReactNode {
  return (
    <>
      <TimeText time={time} />
      {actor && (
        <>
          {' by '}
          <bdi>{urnName(actor)}</bdi>
        </>
      )}
    </>
  );
}

const PAIRS_A_STEP = 100;

interface PairsProps {
  readonly pairs: readonly ColumnPair[];
  /** True to unfold them at first. Default: false. */
  readonly isOpen?: boolean;
}

/** The column pairs of an edge, folded. */
export function Pairs({ pairs, isOpen = false }: PairsProps): ReactNode {
  const [shown, setShown] = useState(PAIRS_A_STEP);
  const rest = pairs.length - shown;
  return (
    <details className={styles.pairs} open={isOpen}>
      <summary>{pluralize(pairs.length, 'column pair')}</summary>
      <ul>
        {pairs.slice(0, shown).map((pair) => (
          <li key={`${pair.upstream.column} ${targetOf(pair)} ${pair.transform}`}>
            <bdi>{pair.upstream.column}</bdi> → <bdi>{targetOf(pair)}</bdi>
            {pair.transform && <code>{pair.transform}</code>}
            <span className={styles.soft}>
              {pair.confidence !== undefined && `confidence ${roundConfidence(pair.confidence)}`}
              {pair.query && ` · query ${pair.query}`}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + PAIRS_A_STEP)}>
          Show {Math.min(rest, PAIRS_A_STEP)} more of {rest}
        </Button>
      )}
    </details>
  );
}

/** The column that a pair feeds. A job feeds columns of several datasets. */
function targetOf({ downstream: { dataset, column }, via }: ColumnPair): string {
  return via === undefined ? column : `${entityNames(dataset).name}.${column}`;
}

/** A confidence is a float32 on the server, so 0.9 comes back as 0.8999999761581421. */
export function roundConfidence(confidence: number): number {
  return Number(confidence.toFixed(4));
}
