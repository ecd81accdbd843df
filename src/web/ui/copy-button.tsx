import { type ReactNode, useState } from 'react';
import { Button } from './button.js';
import field from './field.module.css';
import { toClipboard } from './to-clipboard.js';

interface CopyButtonProps {
  /** The text of the button. */
  readonly children: string;
  /** Names the text that is copied. */
  readonly name: string;
  readonly textOf: () => string;
}

/** Copies a text. Where the browser offers no clipboard, the text is selected in a field instead. */
export function CopyButton({ children, name, textOf }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [text, setText] = useState('');
  const copy = async (): Promise<void> => {
    const made = textOf();
    const isCopied = await toClipboard(made);
    setText(isCopied ? '' : made);
    setOutcome(isCopied ? 'Copied' : 'Press Ctrl+C');
  };
  const select = (element: HTMLTextAreaElement | null): void => element?.select();
  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      {text && (
        <textarea
          ref={select}
          aria-label={name}
          className={field.field}
          rows={1}
          readOnly={true}
          value={text}
        />
      )}
      <span role="status">{outcome}</span>
    </>
  );
}
