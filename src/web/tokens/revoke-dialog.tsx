import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requireLogIn } from '../app/query-client.js';
import { Button } from '../ui/button.js';
import { Failure } from '../ui/failure.js';
import { Modal } from '../ui/modal.js';
import styles from './tokens.module.css';
import { revokeToken, type Token } from './tokens-api.js';

interface RevokeDialogProps {
  readonly token: Token;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

export function RevokeDialog({ token, onClose, onRevoked }: RevokeDialogProps): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: onRevoked,
    onError: requireLogIn,
  });
  return (
    <Modal title={`Revoke ${token.name}?`} isBusy={isPending} onClose={onClose}>
      <p>Programs that use it stop working.</p>
      {error !== null && <Failure title="The token was not revoked" error={error} />}
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
