import type { ReactNode } from 'react';
import { kindOf } from '../../model/kinds.js';
import styles from './lineage.module.css';
import { manifestSnippet } from './manifest-snippet.js';

/** Says that an entity has no lineage, and how to declare some. */
export function NoLineage({ urn }: { readonly urn: string }): ReactNode {
  return (
    <>
      <p>
        The catalog records no lineage of this {kindOf(urn).word}. Declare it in a manifest, then
        run <code>headwater plan</code>:
      </p>
      <section
        className={styles.snippet}
        aria-label="Manifest"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text
        tabIndex={0}
      >
        <pre>{manifestSnippet(urn)}</pre>
      </section>
    </>
  );
}
