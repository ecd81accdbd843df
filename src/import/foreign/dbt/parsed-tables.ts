import { groupBy } from '../../../model/group-by.js';
import type { DbtNames } from './dbt-names.js';
import type { DbtNode } from './read-dbt-project.js';

/** The names by which dbt inlines an ephemeral model, as DataHub's ingestion of dbt knows them. */
const ephemeralNames: ReadonlyMap<string | undefined, (name: string) => string> = new Map([
  ['hive', (name: string) => `tmp__dbt__cte__${name}`],
  ['oracle', (name: string) => `dbt__cte__${name}__`],
  ['netezza', (name: string) => `dbt__cte__${name}`],
  ['exasol', (name: string) => `dbt__CTE__${name}`],
  ['db2', (name: string) => `DBT_CTE__${name}`],
]);

/** The tables of a project, as the parser of its SQL names them. */
export interface ParsedTables {
  /** The urn of the table of a node. An ephemeral model has a table that does not exist. */
  readonly urnOf: (node: DbtNode) => string | undefined;
  /** Finds the node of an urn, first among the ids that the model reads. */
  readonly findNode: (urn: string, reads: ReadonlySet<string>) => string | undefined;
  /** The tables that stand for the ephemeral models among these ids, by the name in the code. */
  readonly detached: (reads: Iterable<string>) => ReadonlyMap<string, string>;
}

/** Names the tables of a project as its SQL does, so that the answers of the parser are known. */
export function parsedTables(
  nodes: ReadonlyMap<string, DbtNode>,
  { parsedUrn }: DbtNames,
  adapter: string | undefined,
): ParsedTables {
  const urnOf = (node: DbtNode): string | undefined => parsedUrn(...tableParts(node));
  const all = [...nodes.values()].map((node) => ({ id: node.id, urn: urnOf(node) }));
  const byUrn = groupBy(all, ({ urn }) => urn);
  // The parser writes a table whose columns it does not know in lower case.
  const byLowerCase = groupBy(all, ({ urn }) => urn?.toLowerCase());
  return {
    urnOf,
    findNode: (urn, reads) => {
      const found = byUrn.get(urn) ?? byLowerCase.get(urn.toLowerCase()) ?? [];
      return (found.find(({ id }) => reads.has(id)) ?? found[0])?.id;
    },
    detached: (reads) =>
      new Map(
        [...reads].flatMap((id) => {
          const node = nodes.get(id);
          if (node === undefined || !node.isEphemeral) return [];
          const own = ownName(node);
          const names = [`__dbt__cte__${own}`, ephemeralNames.get(adapter)?.(own) ?? []].flat();
          const table = tableParts(node).filter(Boolean).join('.');
          return names.map((one) => [one, table] as const);
        }),
      ),
  };
}

function tableParts(node: DbtNode): readonly (string | undefined)[] {
  const { database, schema, isEphemeral, entry } = node;
  if (isEphemeral)
    return [database, schema, `__datahub__dbt__ephemeral__${ownName(node)}`].map((part) =>
      part?.toLowerCase().replaceAll('"', ''),
    );
  const relation = entry.member('relation_name').text();
  return relation === undefined
    ? [database, schema, ownName(node)]
    : [relation.replaceAll(/["`[\]]/g, '')];
}

/** A node without a name is no dataset. */
function ownName({ alias, name }: DbtNode): string {
  return String(alias ?? name);
}
