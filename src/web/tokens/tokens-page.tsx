import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Session, useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Failure } from '../ui/failure.js';
import { PageHeading } from '../ui/page-heading.js';
import { Waiting } from '../ui/waiting.js';
import { CreateDialog } from './create-dialog.js';
import { forgetDraft, keptDraft } from './kept-draft.js';
import styles from './tokens.module.css';
import { TokensSection } from './tokens-section.js';

export function TokensPage(): ReactNode {
  const { data: session, error, isPending, refetch } = useSession();
  return (
    <>
      <PageHeading title="Access Tokens" />
      <p className={styles.note}>Programs show a token instead of your password.</p>
      {isPending && <Waiting what="Reading your privileges" />}
      {error && (
        <Failure
          title="Your privileges could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {session && <Content session={session} />}
    </>
  );
}

function Content({ session }: { readonly session: Session }): ReactNode {
  const reason = reasonAgainst(session);
  return (
    <>
      <Generate actorUrn={session.urn} reason={reason} />
      {reason === undefined && <TokensSection session={session} />}
    </>
  );
}

const REASON = 'why-no-tokens';

interface GenerateProps {
  readonly actorUrn: string;
  /** Why the caller can make no token. Undefined if nothing is against it. */
  readonly reason: ReactNode;
}

function Generate({ actorUrn, reason }: GenerateProps): ReactNode {
  const client = useQueryClient();
  // A log-in interrupted the dialog if there is a draft.
  const [isOpen, setOpen] = useState(() => keptDraft(actorUrn) !== undefined);
  const isInactive = reason !== undefined;
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
        {...(isInactive && { 'aria-describedby': REASON })}
        onClick={() => !isInactive && setOpen(true)}
      >
        Generate Personal Access Token
      </Button>
      {isInactive && (
        <p id={REASON} className={styles.reason}>
          {reason}
        </p>
      )}
      {isOpen && <CreateDialog actorUrn={actorUrn} onClose={close} />}
    </>
  );
}

function reasonAgainst({ auth, mayGenerateTokens, mayManageTokens }: Session): ReactNode {
  if (!auth)
    return (
      <>
        Token-based authentication is disabled and cannot be used. Start the catalog with{' '}
        <code>headwater serve --auth</code>.
      </>
    );
  if (!mayGenerateTokens && !mayManageTokens)
    return (
      <>
        You need the privilege Generate Personal Access Tokens or Manage All Access Tokens, granted
        by a policy.
      </>
    );
  return undefined;
}
