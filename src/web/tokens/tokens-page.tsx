import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Session, sessionKey, useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import { CreateDialog, forgetDraft, keptDraft } from './create-dialog.js';
import styles from './tokens.module.css';
import { TokensSection } from './tokens-section.js';

export function TokensPage(): ReactNode {
  const query = useSession();
  const { data: session } = query;
  return (
    <>
      <PageHeading title="Access Tokens" />
      <p className={styles.note}>Programs show a token instead of your password.</p>
      <QueryState
        query={query}
        queryKey={sessionKey}
        what="Reading your privileges"
        failure="Your privileges could not be read"
      />
      {session && <Generate session={session} />}
      {session && reasonAgainst(session) === null && <TokensSection session={session} />}
    </>
  );
}

const REASON = 'why-no-tokens';

function Generate({ session }: { readonly session: Session }): ReactNode {
  const client = useQueryClient();
  const { urn } = session;
  // A log-in interrupted the dialog if there is a draft.
  const [isOpen, setOpen] = useState(() => keptDraft(urn) !== undefined);
  const reason = reasonAgainst(session);
  const isInactive = reason !== null;
  const close = (): void => {
    setOpen(false);
    forgetDraft();
    void client.invalidateQueries({ queryKey: ['tokens'] });
  };
  return (
    <>
      <Button
        look="primary"
        aria-disabled={isInactive}
        aria-describedby={isInactive ? REASON : undefined}
        onClick={() => !isInactive && setOpen(true)}
      >
        Generate Personal Access Token
      </Button>
      {isInactive && (
        <p id={REASON} className={styles.reason}>
          {reason}
        </p>
      )}
      {isOpen && <CreateDialog actorUrn={urn} onClose={close} />}
    </>
  );
}

/** The reason why the caller cannot make a token. Null if the caller can. */
function reasonAgainst({ auth, mayGenerateTokens, mayManageTokens }: Session): ReactNode {
  if (!auth)
    return (
      <>
        Token-based authentication is disabled and cannot be used. Start the catalog with{' '}
        <code>headwater serve --auth</code>.
      </>
    );
  if (mayGenerateTokens || mayManageTokens) return null;
  return 'You need the privilege Generate Personal Access Tokens or Manage All Access Tokens, granted by a policy.';
}
