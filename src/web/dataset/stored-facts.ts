import { urnName } from '../entity/entity-names.js';
import type { StoredAspects } from './read-dataset.js';

/** A named fact of a dataset, for example its tags. */
export interface NamedList {
  readonly name: string;
  readonly values: readonly string[];
}

/** The aspects that hold urns, the list in each, and the member of a record that is the urn. */
const LISTS = [
  { name: 'Owners', aspect: 'ownership', list: 'owners', member: 'owner' },
  { name: 'Tags', aspect: 'globalTags', list: 'tags', member: 'tag' },
  { name: 'Glossary terms', aspect: 'glossaryTerms', list: 'terms', member: 'urn' },
  { name: 'Domains', aspect: 'domains', list: 'domains', member: undefined },
] as const;

/** Owners, tags, terms and domains, as far as there are any. */
export function namedLists(aspects: StoredAspects): readonly NamedList[] {
  return LISTS.flatMap(({ name, aspect, list, member }) => {
    const records = memberOf(aspects[aspect]?.value, list);
    if (!Array.isArray(records)) return [];
    const urns = records.map((one: unknown) => (member ? memberOf(one, member) : one));
    const values = urns.filter((urn) => typeof urn === 'string').map(urnName);
    return values.length > 0 ? [{ name, values }] : [];
  });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
