import { HeadwaterError } from '../../errors/headwater-error.js';
import { type ForeignValue, parseForeign } from '../foreign/foreign-value.js';
import type { ParserVersions } from '../foreign/sql/sql-parser.js';
import { firstLine, ParserStopped } from './parser-stopped.js';

/** A statement as the script answers it. Lines count from 1 in the statement. */
export interface ParsedStatement {
  readonly kind: string;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly isTemporary: boolean;
  readonly candidates: ReadonlyMap<string, readonly string[]>;
  readonly columns: readonly ParsedColumn[];
  readonly confidence: number;
  readonly problem: string | undefined;
}

export interface ParsedColumn {
  readonly name: string;
  readonly table: string | undefined;
  readonly type: string;
  readonly line: number | undefined;
  readonly upstreams: readonly { readonly table: string; readonly column: string }[];
  readonly isCopy: boolean;
  readonly logic: string | undefined;
}

/** The answer of the script to its setting. */
export type Greeting =
  | { readonly kind: 'ready'; readonly versions: ParserVersions }
  /** A package is missing or too old. */
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'dialect'; readonly reason: string };

/** @throws ParserStopped for a line of another shape */
export function readGreeting(line: string): Greeting {
  return readLine(line, (value) => {
    const refused = value.member('refused').text();
    if (refused !== undefined) {
      const reason = firstLine(value.member('reason').requiredText());
      return { kind: refused === 'ValueError' ? 'dialect' : 'missing', reason };
    }
    const [datahub, sqlglot, python] = ['datahub', 'sqlglot', 'python'].map((name) =>
      value.member(name).requiredText(),
    );
    return { kind: 'ready', versions: { datahub, sqlglot, python } as ParserVersions };
  });
}

/**
 * Reads the answer to a request.
 *
 * @throws ParserStopped for a line of another shape, and for a request that failed
 */
export function readAnswer<T>(line: string, id: number, read: (found: ForeignValue) => T): T {
  return readLine(line, (value) => {
    if (value.member('id').number() !== id)
      throw value.member('id').error('is not of this request');
    const failed = value.member('failed').text();
    if (failed !== undefined) throw new ParserStopped(firstLine(failed));
    return read(value.member('found'));
  });
}

export function readTexts(found: ForeignValue): readonly string[] {
  return found.items().map((item) => item.requiredText());
}

export function readStatement(found: ForeignValue): ParsedStatement {
  return {
    kind: found.member('kind').requiredText(),
    reads: readTexts(found.member('reads')),
    writes: readTexts(found.member('writes')),
    isTemporary: found.member('isTemporary').flag() ?? false,
    candidates: new Map(
      found
        .member('candidates')
        .members()
        .map(([urn, urns]) => [urn, readTexts(urns)]),
    ),
    // DataHub names a column "" if it does not find its name.
    columns: found
      .member('columns')
      .items()
      .filter((column) => column.member('name').text() !== undefined)
      .map(readColumn),
    confidence: found.member('confidence').number() ?? 0,
    problem: found.member('problem').text(),
  };
}

function readColumn(column: ForeignValue): ParsedColumn {
  const upstreams = column
    .member('upstreams')
    .items()
    .flatMap((upstream) => {
      const name = upstream.member('column').text();
      return name === undefined
        ? []
        : [{ table: upstream.member('table').requiredText(), column: name }];
    });
  const logic = column.member('logic');
  return {
    name: column.member('name').requiredText(),
    table: column.member('table').text(),
    type: column.member('type').text() ?? '',
    line: column.member('line').number() || undefined,
    upstreams,
    // DataHub calls a constant a copy.
    isCopy: logic.member('is_direct_copy').flag() === true && upstreams.length === 1,
    logic: logic.member('column_logic').text(),
  };
}

function readLine<T>(line: string, read: (value: ForeignValue) => T): T {
  const document = { shownAs: 'its answer', code: 'parser-failed', hint: '' } as const;
  try {
    return read(parseForeign(line, document));
  } catch (error) {
    if (error instanceof HeadwaterError) throw new ParserStopped(error.message);
    throw error;
  }
}
