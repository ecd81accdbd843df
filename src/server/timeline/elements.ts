import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { ChangeEvent } from './change-event.js';

/** A part of an aspect that comes and goes as a whole. */
export interface Element {
  /** What it is known by, among the elements of one aspect. */
  readonly key: string;
  /** What may change of it while it stays. */
  readonly detail: string;
  /** Of which entity it is said, if not of that of the aspect. */
  readonly entityUrn?: string;
  readonly modifier?: string;
  readonly parameters?: JsonObject;
}

/** How the elements of one kind are found in an aspect, and how is said what became of them. */
export interface ElementKind {
  readonly elementsOf: (value: JsonObject, urn: string) => readonly Element[];
  readonly said: (change: ElementChange) => Pick<ChangeEvent, 'semVerChange' | 'description'>;
}

export interface ElementChange {
  readonly operation: ChangeEvent['operation'];
  readonly element: Element;
  /** The entity, or its column. */
  readonly entityUrn: string;
  /** Before the change; empty where there was none. */
  readonly before: string;
  /** After the change; empty where there is none. */
  readonly after: string;
}

/** What became of the elements between two versions of an aspect, in the order of their keys. */
export function compareElements(before: readonly Element[], after: readonly Element[], urn: string): readonly ElementChange[] {
  const was = new Map(before.map((one) => [one.key, one]));
  const is = new Map(after.map((one) => [one.key, one]));
  return [...new Set([...was.keys(), ...is.keys()])].sort(compareText).flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const element = now ?? old;
    if (element === undefined || old?.detail === now?.detail) return [];
    const operation = old === undefined ? 'ADD' : now === undefined ? 'REMOVE' : 'MODIFY';
    return [{ operation, element, entityUrn: element.entityUrn ?? urn, before: old?.detail ?? '', after: now?.detail ?? '' }];
  });
}
