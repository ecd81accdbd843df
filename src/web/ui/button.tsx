import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'primary' | 'danger';
}

/**
 * A button. With `aria-disabled` it stays focusable, so that a screen reader can read why it is
 * inactive.
 */
export function Button({ look = 'plain', className = '', ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={`${styles.button} ${styles[look]} ${className}`} />
  );
}
