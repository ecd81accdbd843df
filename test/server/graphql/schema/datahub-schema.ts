import { readFileSync } from 'node:fs';

/**
 * What DataHub's schema files say of a type or a member of one.
 *
 * Facts from `datahub-graphql-core/src/main/resources` of `datahub-project/datahub`: `entity.graphql` at 000b1d8,
 * `search.graphql` at 0187e2a, `auth.graphql` at 037b198, `app.graphql` at 015428f, `lineage.graphql` at 082f9e7 and
 * `documents.graphql` at 10f0fd2. Environments and conditions of policies that came later are those of the models of
 * release 1.6.0.
 */
export interface DatahubFact {
  /** `object`, `interface`, `input`, `enum`, `union` and `scalar` for types; `field`, `input field` and `value` for members. */
  readonly kind: string;
  /** Of a member, or the interfaces or members of a type. Empty where there is nothing to say. */
  readonly type: string;
  /** `(urn: String!)` or `= false`; empty where there is neither. */
  readonly parameters: string;
  /** `recent` for what the servers of some years ago did not have; otherwise empty. */
  readonly releases: string;
}

/** The rows of `datahub-schema.tsv`, by name: `Dataset`, `Dataset.urn`. It is made from DataHub's files, not from our schema. */
export const datahubSchema: ReadonlyMap<string, DatahubFact> = new Map(
  readFileSync(new URL('./datahub-schema.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', name = '', type = '', parameters = '', releases = ''] = line.split('\t');
      return [name, { kind, type, parameters, releases }];
    }),
);
