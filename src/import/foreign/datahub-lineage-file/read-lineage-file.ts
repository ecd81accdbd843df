import type { CodeName } from '../../../errors/codes.js';
import type { FormatReading } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { ParserBudget } from '../../../yaml/parser-budget.js';
import { KeptTexts, SourceNames } from '../portable-names.js';
import { RecordCollector } from '../record-collector.js';
import { EntryDatasets, readColumns } from './read-columns.js';
import { type EntityNaming, readEntity } from './read-entity.js';
import { splitEntries } from './split-entries.js';
import {
  malformed,
  readYamlDocument,
  type YamlDocument,
  type YamlSource,
  type YamlValue,
} from './yaml-value.js';

export interface ReadLineageFileOptions {
  /** The file as messages show it. */
  readonly shownAs: string;
  /** The variables that `${NAME}` may name. Default: none. */
  readonly variables?: ReadonlyMap<string, string> | undefined;
  /**
   * True to accept the urn of a column whose dataset differs from the dataset of the entry only in
   * environment or platform instance. The dataset of the entry replaces it. Default: false.
   */
  readonly repair?: boolean | undefined;
  /** The namespace of the catalog's urns. Default: `li`. */
  readonly namespace?: string | undefined;
}

/**
 * Reads a lineage file of DataHub.
 *
 * A record is an entry under `upstream`, a pair of columns under `fineGrainedLineages`, an empty
 * `upstream`, or an entry of `lineage` without either.
 *
 * @throws HeadwaterError `lineage-file-malformed`, if the text is not a lineage file
 */
export function readLineageFile(text: string, options: ReadLineageFileOptions): FormatReading {
  const source = { shownAs: options.shownAs, text, line: 1 };
  return readInParts(source, options) ?? readWhole(source, options);
}

/** Reads a file part by part. Undefined if the file cannot be split, or if a part is malformed. */
function readInParts(
  source: YamlSource,
  options: ReadLineageFileOptions,
): FormatReading | undefined {
  const split = splitEntries(source.text);
  if (split === undefined) return undefined;
  try {
    const shared = { ...source, budget: new ParserBudget() };
    checkRoot(readYamlDocument({ ...shared, text: split.head }));
    const reader = new LineageReader(options);
    for (const { text, line } of split.entries) {
      const part = { ...shared, text: `lineage:\n${text}`, line: line - 1 };
      for (const entry of entriesOf(readYamlDocument(part))) reader.take(entry);
    }
    return reader.finish();
  } catch {
    // The whole file may be right, such as one with aliases. Otherwise its own error is better.
    return undefined;
  }
}

function readWhole(source: YamlSource, options: ReadLineageFileOptions): FormatReading {
  const document = readYamlDocument(source);
  checkRoot(document);
  const reader = new LineageReader(options);
  for (const entry of entriesOf(document)) reader.take(entry);
  return reader.finish();
}

function checkRoot({ root, shownAs }: YamlDocument): void {
  const version = root.member('version');
  if (version?.text() !== '1')
    throw malformed(shownAs, version?.line ?? 1, 'does not state `version: 1`');
}

function entriesOf({ root, shownAs }: YamlDocument): readonly YamlValue[] {
  const entries = root.member('lineage')?.items();
  if (entries === undefined) throw malformed(shownAs, 1, 'has no list `lineage`');
  return entries;
}

/** A real lineage file leaves out fewer records, and each takes memory. */
const MAX_LEFT_OUT = 500_000;

/** Takes the entries of `lineage`. */
class LineageReader {
  readonly #options: ReadLineageFileOptions;
  readonly #naming: EntityNaming;
  readonly #collector = new RecordCollector();
  readonly #texts = new KeptTexts();

  constructor(options: ReadLineageFileOptions) {
    const { variables = new Map(), namespace = DEFAULT_NAMESPACE } = options;
    this.#options = options;
    this.#naming = { variables, namespace, names: new SourceNames() };
  }

  take(entry: YamlValue): void {
    const downstream = readEntity(entry, this.#naming);
    const upstream = entry.member('upstream');
    const items = upstream?.items();
    if (!downstream.ok) this.#leaveOutAll(downstream.problem, entry);
    else if (upstream === undefined) this.#leaveOutAll('lineage-file-upstream', entry);
    else if (items === undefined) this.#leaveOutAll('lineage-file-malformed-entry', entry);
    else this.#takeLineage(downstream.value, items, entry);
  }

  finish(): FormatReading {
    const findings = this.#naming.names.notes();
    return { ...this.#collector.finish(), ...(findings.length > 0 && { findings }) };
  }

  #takeLineage(downstream: DatasetUrn, items: readonly YamlValue[], entry: YamlValue): void {
    if (items.length === 0)
      this.#collector.takeWithoutUpstreams(downstream, { record: downstream, line: entry.line });
    const upstreams = items.flatMap((item) => this.#takeUpstream(downstream, item));
    const columns = entry.member('fineGrainedLineages');
    if (columns === undefined) return;
    const records = columns.items();
    if (records === undefined)
      this.#leaveOut('lineage-file-malformed-entry', downstream, columns.line);
    const context = {
      downstream: new EntryDatasets([downstream]),
      upstreams: new EntryDatasets(upstreams),
      variables: this.#naming.variables,
      texts: this.#texts,
      repair: this.#options.repair ?? false,
    };
    for (const { statement, record, line } of (records ?? []).flatMap((one) =>
      readColumns(one, context),
    )) {
      if (!statement.ok) this.#leaveOut(statement.problem, record, line);
      else if (!this.#collector.take([statement.value]))
        this.#leaveOut('import-contradiction', record, line);
    }
  }

  /** Takes an edge, and returns its upstream. */
  #takeUpstream(downstream: DatasetUrn, item: YamlValue): readonly DatasetUrn[] {
    for (const nested of lineageWithin(item)) this.#leaveOutAll('lineage-file-upstream', nested);
    const upstream = readEntity(item, this.#naming);
    if (!upstream.ok) {
      this.#leaveOut(upstream.problem, nameOf(item), item.line);
      return [];
    }
    this.#collector.take([{ downstream, upstream: upstream.value }]);
    return [upstream.value];
  }

  /** Leaves out all lineage of an entry, or the entry itself if it has none. */
  #leaveOutAll(code: CodeName, entry: YamlValue): void {
    // Not recursive, since aliases can nest entries as deep as the file is long.
    const pending = [entry];
    for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
      const within = lineageWithin(one);
      if (within.length === 0) this.#leaveOut(code, nameOf(one), one.line);
      for (const nested of within) pending.push(nested);
    }
  }

  #leaveOut(code: CodeName, record: string, line: number): void {
    if (this.#collector.leftOut.length >= MAX_LEFT_OUT) {
      const what = `is the entry after ${MAX_LEFT_OUT} that cannot be read`;
      throw malformed(this.#options.shownAs, line, what);
    }
    this.#collector.leaveOut(code, { record, line });
  }
}

/** Returns the entries under `upstream` and `fineGrainedLineages`. */
function lineageWithin(entry: YamlValue): readonly YamlValue[] {
  return ['upstream', 'fineGrainedLineages'].flatMap((key) => entry.member(key)?.items() ?? []);
}

function nameOf(entry: YamlValue): string {
  return entry.member('entity')?.member('name')?.text() ?? 'entry without a name';
}
