import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { pluralize } from '../../report/words/pluralize.js';
import type { Session } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Fact } from '../ui/fact.js';
import { Modal } from '../ui/modal.js';
import { Failure } from '../ui/notice.js';
import { Paging } from '../ui/paging.js';
import { QueryState } from '../ui/query-state.js';
import { expiryWords, userName, userUrn } from './token-words.js';
import styles from './tokens.module.css';
import { readTokensAddress, type TokensAddress, tokensAddress } from './tokens-address.js';
import { listTokens, PAGE_SIZE, revokeToken, type Token, type TokenPage } from './tokens-api.js';

/** The list of tokens, for callers who may list tokens. */
export function TokensSection({ session }: { readonly session: Session }): ReactNode {
  const asked = readTokensAddress(useSearch());
  // Only some callers may see the tokens of others. Their links show others their own tokens.
  const address = session.mayManageTokens ? asked : { ...asked, all: false, owner: '' };
  const question = { ownerUrn: ownerUrn(address, session.urn), page: address.page };
  const queryKey = ['tokens', question];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => listTokens(question, signal) });
  const { data, isFetching, refetch } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {address.all ? 'Tokens of all users' : 'Your tokens'}
      </h2>
      {session.mayManageTokens && <OwnerBar address={address} />}
      <QueryState
        query={query}
        queryKey={queryKey}
        what="Reading the tokens"
        failure="The tokens could not be read"
      />
      {data && (
        <Found found={data} address={address} onRevoked={() => heading.current?.focus()}>
          <Button aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
            Refresh
          </Button>
        </Found>
      )}
      {session.mayManageTokens && (
        <p className={styles.help}>
          A token for another user, for example of a pipeline, is made in a terminal:{' '}
          <code>headwater token create --for USER --name NAME</code>
        </p>
      )}
    </section>
  );
}

function ownerUrn({ all, owner }: TokensAddress, own: string): string | undefined {
  if (!all) return own;
  return owner === '' ? undefined : userUrn(owner);
}

/** Chooses whose tokens are shown. Only for callers who may manage all tokens. */
function OwnerBar({ address: { all, owner } }: { readonly address: TokensAddress }): ReactNode {
  return (
    <div className={styles.bar}>
      <nav aria-label="Whose tokens" className={styles.choice}>
        <Link href={tokensAddress({})} aria-current={all ? undefined : 'true'}>
          Mine
        </Link>
        <Link href={tokensAddress({ all: true })} aria-current={all ? 'true' : undefined}>
          All
        </Link>
      </nav>
      {all && <OwnerFilter key={owner} owner={owner} />}
    </div>
  );
}

function OwnerFilter({ owner }: { readonly owner: string }): ReactNode {
  const id = useId();
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('owner')).trim();
    navigate(tokensAddress({ all: true, owner: name }));
  };
  return (
    <form className={styles.bar} onSubmit={submit}>
      <label htmlFor={id}>Made by</label>
      <input id={id} name="owner" defaultValue={owner} placeholder="user name" autoComplete="off" />
      <Button type="submit">Filter</Button>
      {owner !== '' && <Link href={tokensAddress({ all: true })}>Clear</Link>}
    </form>
  );
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
  const close = (): void => setChosen(undefined);
  return (
    <>
      <p role="status" className={styles.note}>
        {said}
      </p>
      {found.total === 0 && <p>{emptyText(address)}</p>}
      {found.tokens.length > 0 && <TokenList tokens={found.tokens} onRevoke={setChosen} />}
      <div className={styles.bar}>
        <Paging
          label="Pages of tokens"
          page={address.page}
          pages={Math.max(1, Math.ceil(found.total / PAGE_SIZE))}
          addressOf={(page) => tokensAddress({ ...address, page })}
        >
          , {pluralize(found.total, 'token')}
        </Paging>
        {children}
      </div>
      {chosen && (
        <RevokeDialog token={chosen} onClose={close} onRevoked={() => void finish(chosen)} />
      )}
    </>
  );
}

function emptyText({ all, owner }: TokensAddress): string {
  if (!all) return 'You have no tokens.';
  return owner === '' ? 'No user has tokens.' : `${owner} has made no tokens.`;
}

interface RevokeDialogProps {
  readonly token: Token;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeDialog({ token, onClose, onRevoked }: RevokeDialogProps): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: onRevoked,
  });
  return (
    <Modal title={`Revoke ${token.name}?`} isBusy={isPending} onClose={onClose}>
      <p>Programs that use it stop working.</p>
      {error && <Failure title="The token was not revoked" error={error} />}
      <div className={styles.actions}>
        <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
          Cancel
        </Button>
        <Button look="danger" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          Revoke
        </Button>
      </div>
    </Modal>
  );
}

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly onRevoke: (token: Token) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps): ReactNode {
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

/** A time in words, with the exact time as a hint. */
function Moment({ ms, words }: { readonly ms: number | null; readonly words: string }): ReactNode {
  if (ms === null) return words;
  return (
    <time dateTime={new Date(ms).toISOString()} title={exact.format(ms)}>
      {words}
    </time>
  );
}
