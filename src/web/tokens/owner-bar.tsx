import { type FormEvent, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../ui/button.js';
import styles from './tokens.module.css';
import { type TokensAddress, tokensAddress } from './tokens-address.js';

/** Chooses whose tokens are shown. Only for callers who may manage all tokens. */
export function OwnerBar({ address }: { readonly address: TokensAddress }): ReactNode {
  const { all, owner } = address;
  return (
    <div className={styles.bar}>
      <nav aria-label="Whose tokens" className={styles.choice}>
        <Link href={tokensAddress({})} {...(!all && { 'aria-current': 'true' as const })}>
          Mine
        </Link>
        <Link href={tokensAddress({ all: true })} {...(all && { 'aria-current': 'true' as const })}>
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
