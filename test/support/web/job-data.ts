import type { JsonObject } from '../../../src/model/json.js';
import { kindOf } from '../../../src/model/kinds.js';
import type { Direction, Entity, Hop } from '../../../src/web/entity/entity.js';
import { linksOf } from '../../../src/web/entity/links.js';
import type { GraphData, Loaded } from '../../../src/web/lineage/model/graph-data.js';
import { read } from './graph-data.js';

/** The aspects of entities by urn. */
export type Stored = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** The data that a graph reads of a small catalog of entities of all kinds. */
export function storedData(home: string, stored: Stored): GraphData {
  const edges = Object.entries(stored).flatMap(([urn, aspects]) => [
    ...linksOf({ urn, aspects: aspectsOf(aspects) }).byEnd.values(),
  ]);
  const next = (urn: string, direction: Direction): readonly string[] => {
    const found = edges.flatMap(({ upstream, downstream }) => {
      const [from, to] = direction === 'up' ? [downstream, upstream] : [upstream, downstream];
      return from === urn ? [to] : [];
    });
    return [...new Set(found)];
  };
  const entities = new Map<string, Entity>();
  const entityOf = (urn: string): Entity => {
    const known = entities.get(urn);
    if (known) return known;
    const made = {
      urn,
      type: kindOf(urn).graphType,
      exists: true,
      aspects: aspectsOf(stored[urn] ?? {}),
      ups: { total: next(urn, 'up').length },
      downs: { total: next(urn, 'down').length },
    };
    entities.set(urn, made);
    return made;
  };
  const hop = (urn: string, direction: Direction): Loaded<Hop> => {
    const relationships = next(urn, direction).map((one) => ({
      entity: entityOf(one),
      createdOn: null,
      createdActor: null,
      updatedOn: null,
      updatedActor: null,
    }));
    return read({ total: relationships.length, relationships });
  };
  const nothing = () => ({ data: undefined, error: null, isFetching: true });
  const others = { members: nothing, entity: nothing, schema: nothing };
  return { home: entityOf(home), hop, ...others };
}

function aspectsOf(aspects: Readonly<Record<string, JsonObject>>): NonNullable<Entity['aspects']> {
  return Object.entries(aspects).map(([aspectName, value]) => ({
    aspectName,
    payload: JSON.stringify(value),
  }));
}
