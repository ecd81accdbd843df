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
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { encodeReserved } from '../../urn/urn.js';

/** Checks the urn of a dataset that is to stand in a manifest. */
export function portableDataset(text: string): Result<DatasetUrn> {
  const control = findControl(text);
  return control === undefined
    ? asDatasetUrn(text)
    : problem(`holds the control character ${control}`);
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

/** Reads the urn of a column that is to stand in a manifest. Undefined for any other text. */
export function portableField(text: string): PortablePair['upstream'] | undefined {
  const urn = parseSchemaFieldUrn(text);
  if (!urn.ok) return undefined;
  const { dataset, fieldPath: column } = urn.value;
  return portableDataset(dataset).ok && isPortableColumn(column) ? { dataset, column } : undefined;
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
