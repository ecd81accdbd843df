import type { ReactNode } from 'react';
import styles from './cut-name.module.css';

/** The characters at the end of a long name that stay visible. */
const TAIL = 10;

/** A name that is cut in the middle where it does not fit. Names often differ at their end. */
export function CutName({ name }: { readonly name: string }): ReactNode {
  const characters = [...name];
  const head = characters.slice(0, -TAIL).join('');
  const tail = characters.slice(-TAIL).join('');
  if (characters.length <= 2 * TAIL) return <bdi className={styles.cut}>{name}</bdi>;
  return (
    <bdi className={styles.cut} title={name}>
      <span className={styles.head}>{head}</span>
      <span className={styles.tail}>{tail}</span>
    </bdi>
  );
}
