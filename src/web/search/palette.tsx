import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Modal } from '../ui/modal.js';
import { searchPath } from './search-address.js';
import { SearchBox } from './search-box.js';
import styles from './search-box.module.css';

/** The search over any page. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  // The dialog closes first, so that the heading of the next page keeps the focus.
  const go = (path: string): void => {
    onClose();
    navigate(path);
  };
  return (
    <Modal title="Search the catalog" isHigh onClose={onClose}>
      <SearchBox
        q=""
        isAlone
        onSearch={(q) => go(searchPath({ q, kinds: [], platforms: [], envs: [], page: 1 }))}
        onOpen={go}
      />
      <p className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open, a column with its lineage ·{' '}
        <kbd>Ctrl Enter</kbd> lineage · <kbd>Esc</kbd> close
      </p>
    </Modal>
  );
}
