import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  /** True while a request is under way, which Escape must not leave. */
  readonly isBusy?: boolean;
  /** True to place it near the top, where it stays while it grows. Default: the middle. */
  readonly isHigh?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. When it closes, the browser gives the focus back to the button. */
export function Modal(props: ModalProps): ReactNode {
  const { title, isBusy = false, isHigh = false, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the next key, which belongs into the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${isHigh ? styles.high : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
