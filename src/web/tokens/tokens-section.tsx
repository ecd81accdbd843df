import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { pluralize } from '../../report/words/pluralize.js';
import type { Session } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Failure } from '../ui/failure.js';
import { Waiting } from '../ui/waiting.js';
import { OwnerBar } from './owner-bar.js';
import { RevokeDialog } from './revoke-dialog.js';
import { TokenList } from './token-list.js';
import { userUrn } from './token-words.js';
import styles from './tokens.module.css';
import { readTokensAddress, type TokensAddress, tokensAddress } from './tokens-address.js';
import { listTokens, PAGE_SIZE, type Token, type TokenPage } from './tokens-api.js';

/** The list of tokens, for callers who may read one. */
export function TokensSection({ session }: { readonly session: Session }): ReactNode {
  const asked = readTokensAddress(useSearch());
  // Only some may see the tokens of others. A link of theirs shows everybody else their own.
  const address = session.mayManageTokens ? asked : { ...asked, all: false, owner: '' };
  const question = { ownerUrn: ownerUrn(address, session.urn), page: address.page };
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['tokens', question],
    queryFn: ({ signal }) => listTokens(question, signal),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {address.all ? 'Tokens of all users' : 'Your tokens'}
      </h2>
      {session.mayManageTokens && <OwnerBar address={address} />}
      {isPending && <Waiting what="Reading the tokens" />}
      {error && (
        <Failure
          title="The tokens could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Found found={data} address={address} onRevoked={() => heading.current?.focus()}>
          <Button aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
            Refresh
          </Button>
        </Found>
      )}
      {session.mayManageTokens && <OtherUsers />}
    </section>
  );
}

function ownerUrn({ all, owner }: TokensAddress, own: string): string | undefined {
  if (!all) return own;
  return owner === '' ? undefined : userUrn(owner);
}

interface FoundProps {
  readonly found: TokenPage;
  readonly address: TokensAddress;
  /** Moves the focus, since the button of the revoked token is gone. */
  readonly onRevoked: () => void;
  readonly children: ReactNode;
}

function Found({ found, address, onRevoked, children }: FoundProps): ReactNode {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Token>();
  const [said, setSaid] = useState('');
  const finish = async (token: Token): Promise<void> => {
    setChosen(undefined);
    setSaid(`${token.name} is revoked.`);
    await client.invalidateQueries({ queryKey: ['tokens'] });
    onRevoked();
  };
  return (
    <>
      <p role="status" className={styles.note}>
        {said}
      </p>
      {found.total === 0 && <p>{emptyText(address)}</p>}
      {found.tokens.length > 0 && <TokenList tokens={found.tokens} onRevoke={setChosen} />}
      <div className={styles.bar}>
        <Pages total={found.total} address={address} />
        {children}
      </div>
      {chosen && (
        <RevokeDialog
          token={chosen}
          onClose={() => setChosen(undefined)}
          onRevoked={() => void finish(chosen)}
        />
      )}
    </>
  );
}

function emptyText({ all, owner }: TokensAddress): string {
  if (!all) return 'You have no tokens.';
  return owner === '' ? 'No user has tokens.' : `${owner} has made no tokens.`;
}

interface PagesProps {
  readonly total: number;
  readonly address: TokensAddress;
}

/** Links to the pages beside this one. A page past the end links to the last. */
function Pages({ total, address }: PagesProps): ReactNode {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const { page } = address;
  const previous = Math.min(page - 1, last);
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages of tokens" className={styles.bar}>
      {previous > 0 && <Link href={tokensAddress({ ...address, page: previous })}>Previous</Link>}
      <span>
        Page {page} of {last}, {pluralize(total, 'token')}
      </span>
      {page < last && <Link href={tokensAddress({ ...address, page: page + 1 })}>Next</Link>}
    </nav>
  );
}

function OtherUsers(): ReactNode {
  return (
    <p className={styles.help}>
      A token for another user, for example of a pipeline, is made in a terminal:{' '}
      <code>headwater token create --for USER --name NAME</code>
    </p>
  );
}
