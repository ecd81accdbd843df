import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { ParserBudget } from '../../../yaml/parser-budget.js';

/** A text of a file, or a part of it. */
export interface YamlSource {
  /** The file as messages show it. */
  readonly shownAs: string;
  readonly text: string;
  /** The line of the file on which the text starts, from 1. */
  readonly line: number;
  /** The tokens of the file that the parser may still read. Default: as many as of any file. */
  readonly budget?: ParserBudget;
}

/** A value of a YAML text, with its line. A member that is null counts as absent. */
export interface YamlValue {
  readonly line: number;
  /** Returns a member of the mapping. Undefined if it is absent, null, or in no mapping. */
  readonly member: (name: string) => YamlValue | undefined;
  /** Returns the items of the list. Undefined if the value is no list. */
  readonly items: () => readonly YamlValue[] | undefined;
  /** Returns a text, or a number as it is written. Undefined for other values. */
  readonly text: () => string | undefined;
  readonly number: () => number | undefined;
}

export interface YamlDocument {
  readonly shownAs: string;
  /** Undefined for an empty text. */
  readonly root: YamlValue | undefined;
}

/** @param what reads after the place */
export function malformed(shownAs: string, line: number, what: string): HeadwaterError {
  return new HeadwaterError('lineage-file-malformed', `${shownAs}:${line} ${what}`, {
    hint: 'A lineage file has `version: 1`, and the list `lineage` of entries with `entity` and `upstream`',
  });
}
