import type { Json } from '../../model/json.js';
import { itemPlace, jsonReader } from '../shared/json-reader.js';
import { anything, list, type Schema } from '../shared/json-schema.js';
import { eachInTurn } from './in-turn.js';
import type { Turn } from './turn-scheduler.js';

/**
 * Creates the reader of a list, which may be long. Other requests run between its items.
 *
 * @throws RequestError `malformed` for the first mistake; the message names the item
 */
export function listReader<T>(item: Schema<T>): (body: Json, turn: Turn) => Promise<readonly T[]> {
  const readList = jsonReader(list(anything), itemPlace);
  const readItem = jsonReader(item, itemPlace);
  return async (body, turn) => {
    const items: T[] = [];
    await eachInTurn(readList(body), turn, (one) => {
      items.push(readItem(one, [items.length]));
    });
    return items;
  };
}
