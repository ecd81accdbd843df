import { type Finding, finding } from '../../errors/finding.js';
import { endUrn } from '../../model/edge-end.js';
import { kindOf } from '../../model/kinds.js';
import type { EntityType } from '../../urn/entity-urn.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredStack, NamedDataset } from '../declared-stack.js';
import { findConflicts, isIdentified, nameplace, repeatedItems } from './conflicts.js';
import { testedNames } from './test-rules.js';

/** Finds entities with several short names. Each surplus name is one finding, not each mention. */
export function duplicateName({ named }: DeclaredStack): readonly Finding[] {
  const repeated = repeatedItems(named.filter(isIdentified), ({ urn }) => urn);
  const textOf = ({ entry }: NamedDataset) => entry.shortName.text;
  const distinct = new Map(
    repeated.toReversed().map((name) => [JSON.stringify([name.urn, textOf(name)]), name]),
  );
  return findConflicts('duplicate-name', [...distinct.values()].reverse(), {
    key: ({ urn }) => urn,
    meaning: textOf,
    placeOf: nameplace,
    details: (later, first) => ({
      message: `${quote(textOf(later))} and ${quote(textOf(first))} are the same ${kindOf(later.urn).word}: keep one of the names`,
      suggestion: textOf(first),
      about: [textOf(first), textOf(later)],
    }),
  });
}

/**
 * Finds descriptions and columns that are not written. This is not an error: users remove only
 * `create: true` to hand a dataset over to ingestion.
 */
export function contentWithoutCreate({ named }: DeclaredStack): readonly Finding[] {
  return named.flatMap(({ entry: { type, create, content, shortName } }) => {
    if (create || content === undefined) return [];
    const message = `the content of ${quote(shortName.text)} is not written: add create: true, or remove its ${contentOf(type)}`;
    const suggestion = 'create: true';
    return [finding('content-without-create', { message, place: content.place, suggestion })];
  });
}

function contentOf(type: EntityType): string {
  return type === 'dataset' ? 'description and columns' : 'title, description and url';
}

/**
 * Finds short names that no lineage entry uses, by name or urn, and no test by name. `create: true`
 * counts as a use.
 */
export function unusedDataset({
  manifests,
  complete,
  named,
  inline,
  units,
  tests,
}: DeclaredStack): readonly Finding[] {
  if (!complete) return [];
  const mentions = new Set([
    ...manifests.flatMap((manifest) => [...manifest.mentions]),
    ...testedNames(tests),
  ]);
  const used = new Set([
    ...inline.map(({ urn }) => urn),
    ...units.flatMap(({ downstream, edges }) => [
      downstream,
      ...edges.map(({ upstream }) => endUrn(upstream)),
    ]),
  ]);
  return named
    .filter(
      ({ entry, urn }) =>
        urn !== undefined && !entry.create && !used.has(urn) && !mentions.has(entry.shortName.text),
    )
    .map(({ entry: { shortName } }) =>
      finding('unused-dataset', {
        message: `no lineage entry uses ${quote(shortName.text)}: remove it`,
        place: shortName.place,
        about: [shortName.text],
      }),
    );
}

/**
 * Finds empty manifests, and a stack without lineage. A file with mistakes is not reported as
 * empty, since it may hold more than could be read.
 */
export function nothingDeclared({ manifests, complete }: DeclaredStack): readonly Finding[] {
  const message = 'the manifest names no dataset and declares no lineage';
  const silent = manifests
    .filter(({ empty, flawed }) => empty && !flawed)
    .map(({ content }) => finding('empty-manifest', { message, place: content.place }));
  const none =
    complete &&
    manifests.every(
      ({ flawed, lineage, mentions }) => !flawed && lineage.length + mentions.size === 0,
    );
  return none
    ? [...silent, finding('no-lineage', { message: 'no manifest of the stack declares lineage' })]
    : silent;
}
