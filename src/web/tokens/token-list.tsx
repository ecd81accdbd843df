import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Fact } from '../ui/fact.js';
import { expiryWords, userName } from './token-words.js';
import styles from './tokens.module.css';
import type { Token } from './tokens-api.js';

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly onRevoke: (token: Token) => void;
}

export function TokenList({ tokens, onRevoke }: TokenListProps): ReactNode {
  const now = Date.now();
  return (
    <ul className={styles.list} aria-label="Tokens">
      {tokens.map((token) => (
        <li key={token.id} className={styles.row}>
          <div className={styles.what}>
            <strong>{token.name}</strong>
            {token.description && <span className={styles.note}>{token.description}</span>}
          </div>
          <dl className={styles.facts}>
            <Fact name="Expires">
              <Moment ms={token.expiresAt} words={expiryWords(token.expiresAt, now)} />
            </Fact>
            <Fact name="Created">
              <Moment ms={token.createdAt} words={date.format(token.createdAt)} />
            </Fact>
            <Fact name="Represents">{userName(token.actorUrn)}</Fact>
            <Fact name="Made by">{userName(token.ownerUrn)}</Fact>
          </dl>
          <Button look="danger" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' });

/** A time in words, with the exact one as a hint. */
function Moment({ ms, words }: { readonly ms: number | null; readonly words: string }): ReactNode {
  if (ms === null) return words;
  return (
    <time dateTime={new Date(ms).toISOString()} title={exact.format(ms)}>
      {words}
    </time>
  );
}
