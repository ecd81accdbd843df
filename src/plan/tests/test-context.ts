import { getOrMake } from '../../model/get-or-make.js';
import type { AddressBook } from '../document/address-book.js';
import { AFTER, BEFORE } from '../impact/traverse.js';
import { columnMarks } from './column-marks.js';
import { type Components, stronglyConnected } from './components.js';
import { type CountedSteps, stepsWithout } from './counted-steps.js';
import { type Depths, findDepths } from './depths.js';
import { entityMarks } from './entity-marks.js';
import { columnGraph, entityGraph, type ItemGraph } from './item-graph.js';

import { type LeafMarks, type Select, selections } from './selections.js';
import type { TestedLineage } from './tested-lineage.js';
import { mappedColumns } from './unmapped-columns.js';

/** The items that a test is about, and what selects them. */
export interface Items {
  readonly graph: ItemGraph;
  readonly select: Select;
  readonly stepsWithout: (transforms: readonly string[]) => CountedSteps;
}

/** What the tests share. Each part is made when the first test needs it. */
export interface TestContext {
  readonly lineage: TestedLineage;
  readonly book: AddressBook;
  /** The state after the changes, then the one before if there is one. */
  readonly times: readonly number[];
  readonly entities: Items;
  readonly columns: () => Items;
  /** The strongly connected components of the entities in a state. */
  readonly components: (time: number) => Components;
  /** The longest paths to the entities in a state. */
  readonly depths: (time: number) => Depths;
  /** The simplified paths of the columns that a pair leads to in a state, by number of the entity. */
  readonly mapped: (time: number) => ReadonlyMap<number, ReadonlySet<string>>;
}

export function testContext(lineage: TestedLineage, book: AddressBook): TestContext {
  const entities = entityItems(lineage, book);
  const columns = once(() => columnItems(lineage, book, entities));
  const components = onceFor((time) => stronglyConnected(entities.graph.upstream, time));
  return {
    lineage,
    book,
    times: lineage.compared ? [AFTER, BEFORE] : [AFTER],
    entities,
    columns,
    components,
    depths: onceFor((time) => findDepths(entities.graph, components(time), time)),
    mapped: onceFor((time) => mappedColumns(columns().graph, time)),
  };
}

function entityItems(lineage: TestedLineage, book: AddressBook): Items {
  const graph = entityGraph(lineage, book);
  return itemsOf(graph, entityMarks(lineage, graph));
}

function columnItems(lineage: TestedLineage, book: AddressBook, entities: Items): Items {
  const graph = columnGraph(lineage, { of: entities.graph, book });
  return itemsOf(graph, columnMarks(lineage, graph, entities.select));
}

function itemsOf(graph: ItemGraph, marks: LeafMarks): Items {
  return {
    graph,
    select: selections(graph.shown, marks),
    stepsWithout: stepsWithout(graph),
  };
}

function onceFor<T>(make: (time: number) => T): (time: number) => T {
  const made = new Map<number, T>();
  return (time) => getOrMake(made, time, () => make(time));
}

function once<T>(make: () => T): () => T {
  const made = onceFor(make);
  return () => made(0);
}
