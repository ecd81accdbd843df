import type { ReactNode } from 'react';
import { kindWord } from '../entity/entity-kinds.js';
import { EntityPlace } from '../entity/entity-place.js';
import { KindIcon } from '../entity/kind-icon.js';
import { Marked } from './marked.js';
import { wordsOf } from './match-words.js';
import type { Option, OptionGroup } from './options.js';
import styles from './search-box.module.css';

interface SearchListProps {
  readonly id: string;
  readonly text: string;
  /** Empty: the list is closed. */
  readonly groups: readonly OptionGroup[];
  /** The place of the chosen row among the rows of all groups. */
  readonly active: number;
  readonly onOpen: (option: Option, isLineage: boolean) => void;
}

/** The list below the field of the search, in groups. */
export function SearchList({ id, text, groups, active, onOpen }: SearchListProps): ReactNode {
  const words = wordsOf(text);
  const options = groups.flatMap((group) => group.options);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has no other groups
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={styles.group} aria-hidden="true">
            {group.title}
          </div>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
              <div
                key={option.path}
                ref={(row) => {
                  if (index === active) row?.scrollIntoView({ block: 'nearest' });
                }}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus, or the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onOpen(option, event.ctrlKey || event.metaKey)}
              >
                <Row option={option} words={words} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A row: the title, where it is, and why it is here. */
function Row({ option, words }: { readonly option: Option; readonly words: readonly string[] }) {
  const { type, names, column, why, quote } = option;
  return (
    <>
      <KindIcon type={type} />
      <span className={styles.title}>
        <Marked text={column ?? names.name} words={words} />
        {column !== undefined && (
          <span className={styles.soft}>
            {' '}
            in <bdi>{names.name}</bdi>
          </span>
        )}
      </span>
      <span className={styles.why}>{why}</span>
      <span className={styles.place}>
        {column === undefined ? `${kindWord(type)} · ` : 'column · '}
        <EntityPlace {...names} />
        {quote !== undefined && (
          <>
            {' · '}
            <Marked text={quote} words={words} />
          </>
        )}
      </span>
    </>
  );
}
