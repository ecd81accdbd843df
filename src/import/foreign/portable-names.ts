import { type Finding, finding } from '../../errors/finding.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { PortablePair } from '../../model/portable-lineage.js';
import { findControl } from '../../urn/control-characters.js';
import {
  asDatasetUrn,
  type DatasetUrn,
  type DatasetUrnInput,
  datasetUrn,
} from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import { encodeReserved } from '../../urn/urn.js';

/** Checks the urn of a dataset that is to stand in a manifest. */
export function portableDataset(text: string): Result<DatasetUrn> {
  return withoutControl(text, asDatasetUrn);
}

/** Checks the urn of an entity of any kind that is to stand in a manifest. */
export function portableEntity(text: string): Result<EntityUrn> {
  return withoutControl(text, asEntityUrn);
}

function withoutControl<T>(text: string, check: (text: string) => Result<T>): Result<T> {
  const control = findControl(text);
  return control === undefined ? check(text) : problem(`holds the control character ${control}`);
}

/** The number of encoded names that a note shows. */
const SHOWN = 3;

/** Builds the urns of the datasets of a source. Remembers the names that an urn cannot hold. */
export class SourceNames {
  /** The names in the source, by their encoding in urns. */
  readonly #encoded = new Map<string, string>();

  /** Builds an urn that can stand in a manifest. Encodes a name as DataHub's own client does. */
  build({ platformInstance, ...input }: DatasetUrnInput): Result<DatasetUrn> {
    const raw = platformInstance === undefined ? input.name : `${platformInstance}.${input.name}`;
    const name = encodeReserved(raw);
    const urn = datasetUrn({ ...input, name });
    const portable = urn.ok ? portableDataset(urn.value) : urn;
    if (portable.ok && name !== raw) this.#encoded.set(name, raw);
    return portable;
  }

  /** Returns the note that counts the encoded names, if there are any. */
  notes(): readonly Finding[] {
    const all = [...this.#encoded];
    if (all.length === 0) return [];
    const shown = all.slice(0, SHOWN).map(([name, raw]) => `"${raw}" is "${name}"`);
    const more = all.length > SHOWN ? `, and ${all.length - SHOWN} more` : '';
    const message = `names that an urn cannot hold, encoded as DataHub does: ${all.length}: ${shown.join(', ')}${more}`;
    return [finding('import-name-encoded', { message })];
  }
}

/** A column of an entity. */
export interface PortableColumn {
  readonly parent: EntityUrn;
  readonly column: string;
}

/** Reads the urn of a column that is to stand in a manifest. Undefined for any other text. */
export function portableColumn(text: string): PortableColumn | undefined {
  const urn = parseColumnUrn(text);
  if (!urn.ok) return undefined;
  const { parent, fieldPath: column } = urn.value;
  return portableEntity(parent).ok && isPortableColumn(column) ? { parent, column } : undefined;
}

/** Reads the urn of a column of a dataset. Undefined for any other text. */
export function portableField(text: string): PortablePair['upstream'] | undefined {
  const found = portableColumn(text);
  return found !== undefined && isDatasetUrn(found.parent)
    ? { dataset: found.parent, column: found.column }
    : undefined;
}

/** Checks the path of a column that is to stand in a manifest. */
export function isPortableColumn(text: string): boolean {
  return text !== '' && findControl(text) === undefined;
}

/**
 * Reads the transform that a record states. Line breaks become `\n`. A text without words and
 * `NONE` mean that the record states no transform, as in the catalog.
 */
export function portableTransform(text: string): Result<string | undefined> {
  const unix = text.replaceAll(/\r\n?/g, '\n');
  if (findControl(unix, 'prose') !== undefined) return problem('holds a control character');
  return ok(['', 'NONE'].includes(unix.trim()) ? undefined : unix);
}

/** The longest note of an edge. */
const MAX_NOTE = 500;

/** Reads the note of an edge, which is one line. An empty text is no note. */
export function portableNote(text: string): Result<string | undefined> {
  const note = text.trim();
  if (findControl(note) !== undefined) return problem('holds a control character or a line break');
  if (note.length > MAX_NOTE) return problem(`is longer than ${MAX_NOTE} characters`);
  return ok(note === '' ? undefined : note);
}

export function isConfidence(value: number): boolean {
  return value >= 0 && value <= 1;
}

/**
 * Keeps one copy of each text. A text that is cut out of a larger text is a view, and would keep
 * the whole larger text in memory.
 */
export class KeptTexts {
  readonly #known = new Map<string, string>();

  /** Returns an equal text. */
  keep(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = copyText(text);
    this.#known.set(copy, copy);
    return copy;
  }
}

/** Returns an equal text that is not a view of another text. */
export function copyText(text: string): string {
  return text.split('').join('');
}
