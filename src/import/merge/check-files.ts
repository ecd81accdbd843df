import { compareText } from '../../errors/compare-text.js';
import { hasErrors } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { DeclaredStack, DeclaredUnit, NamedDataset } from '../../manifest/declared-stack.js';
import { parseStack } from '../../manifest/parse-stack.js';
import type { ImportedFile } from '../../model/import-changes.js';
import type { SourceFile } from '../../yaml/read-yaml.js';
import { type Element, elementKey, elementValue } from './element.js';
import { nameSections, sectionOf } from './entry-lists.js';
import type { MergeContext } from './import-types.js';
import type { ChangePlan, FileChanges } from './place-changes.js';
import { printFlow } from './print-value.js';
import { statementsOf } from './statements.js';

/**
 * Reads the new texts of files, and lists the files that mean something else than the import wants:
 * the meaning before, with the changes of the import and no others.
 */
export function findUnintended(
  plan: ChangePlan,
  files: readonly ImportedFile[],
  { input, stack }: MergeContext,
): readonly string[] {
  if (files.length === 0) return [];
  const { namespace, target = {} } = input;
  const changed = files.map(({ path, after }): SourceFile => ({ path, text: after }));
  const paths = new Set(changed.map(({ path }) => path));
  const others = namesOutside(stack, plan, paths);
  const after = parseStack({ files: [...changed, others], namespace, target });
  const errors = after.findings.filter((one) => hasErrors([one]));
  const wrong = new Set(errors.map(({ place }) => place?.file));
  const before = meanings(stack, paths);
  const now = meanings(after.stack, paths);
  const isRight = (path: string, changes: FileChanges): boolean =>
    !wrong.has(path) && isEqual(apply(changes, before.get(path), input.facts), now.get(path));
  return [...plan.byPath]
    .filter(([path, changes]) => paths.has(path) && !isRight(path, changes))
    .map(([path]) => path)
    .sort(compareText);
}

/** Writes a manifest with the short names of all files that stay unchanged. */
function namesOutside(
  { named }: DeclaredStack,
  { byPath }: ChangePlan,
  paths: ReadonlySet<string>,
): SourceFile {
  const removed = new Set(
    [...byPath.values()].flatMap(({ removedNames }) =>
      removedNames.map(({ place }) => formatPlace(place)),
    ),
  );
  const sections = nameSections.map((section) => {
    const lines = named.flatMap(({ entry, urn }) => {
      const { text, place } = entry.shortName;
      const isOther = urn === undefined || sectionOf(urn) !== section;
      return isOther || paths.has(place.file) || removed.has(formatPlace(place))
        ? []
        : [`  ${printFlow(text)}: {urn: ${JSON.stringify(urn)}}\n`];
    });
    return lines.length === 0 ? '' : `${section}:\n${[...new Set(lines)].join('')}`;
  });
  // No file has this path.
  return { path: '\n', text: `version: 1\n${sections.join('')}` };
}

/** Lists the statements of each file as hashes, since a large import has hundreds of thousands. */
function meanings(
  stack: DeclaredStack,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, Set<number>> {
  const all = new Map([...paths].map((path) => [path, new Set<number>()] as const));
  for (const unit of stack.units)
    for (const [path, meaning] of unitMeanings(unit)) all.get(path)?.add(meaning);
  for (const { entry, urn } of stack.named)
    all.get(entry.shortName.place.file)?.add(nameMeaning(entry.shortName.text, urn, entry));
  return all;
}

function* unitMeanings(unit: DeclaredUnit): Iterable<readonly [path: string, meaning: number]> {
  const { downstream, entries } = unit;
  for (const statements of statementsOf(unit).values())
    for (const { element, place } of statements)
      yield [place.file, elementMeaning(downstream, element)];
  for (const { range, protect, ownership } of entries) {
    const { file } = range.place;
    if (protect) yield [file, fingerprint(`protect\n${downstream}\n${protect.value}`)];
    if (ownership) yield [file, fingerprint(`ownership\n${downstream}\n${ownership.value}`)];
  }
}

function elementMeaning(downstream: string, element: Element): number {
  return fingerprint(`${downstream}\n${elementKey(element)}\n${elementValue(element)}`);
}

/** The parts of a short name beside its entity. */
type NameMeaning = Partial<
  Pick<NamedDataset['entry'], 'create' | 'title' | 'description' | 'url' | 'columns'>
>;

function nameMeaning(
  shortName: string,
  urn: string | undefined,
  { create = false, title, description, url, columns = [] }: NameMeaning = {},
): number {
  return fingerprint(
    `name\n${shortName}\n${JSON.stringify([urn, create, title, description, url, columns])}`,
  );
}

function apply(
  { units, names, removedNames }: FileChanges,
  before: ReadonlySet<number> | undefined,
  facts: MergeContext['input']['facts'],
): ReadonlySet<number> {
  const wanted = new Set(before);
  for (const [downstream, { added, changed, removed }] of units) {
    const old = [...removed, ...changed.flatMap(({ statements }) => statements)];
    for (const { element } of old) wanted.delete(elementMeaning(downstream, element));
    const fresh = [...added, ...changed.map(({ element }) => element)];
    for (const element of fresh) wanted.add(elementMeaning(downstream, element));
  }
  for (const { shortName: name, urn } of removedNames) wanted.delete(nameMeaning(name, urn));
  for (const [urn, name] of names) {
    const content = facts?.get(urn)?.create;
    wanted.add(nameMeaning(name, urn, { ...content, create: content !== undefined }));
  }
  return wanted;
}

function isEqual(wanted: ReadonlySet<number>, now: ReadonlySet<number> | undefined): boolean {
  return now?.size === wanted.size && [...wanted].every((one) => now.has(one));
}

/**
 * Hashes a text to a number of 53 bits, for sets of many long texts within one run. It is several
 * times as fast as a cryptographic hash, but anyone can make two texts with the same number.
 */
function fingerprint(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 0x100000000 * (high & 0x1fffff) + (low >>> 0);
}
