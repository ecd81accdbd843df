import type { FindingLevel } from '../errors/code-entry.js';
import type { Place } from '../errors/place.js';

/** A rule about the lineage graph, as settings or a manifest state it under `tests`. */
export interface LineageTest {
  readonly name: string;
  /** The level of a violation. Default: `error`. */
  readonly level: Exclude<FindingLevel, 'info'>;
  /**
   * True if a plan is refused for violations that were there before it, too. Default: a plan only
   * warns of them.
   */
  readonly existing: boolean;
  /** The reason of the rule, in one line for people. */
  readonly description?: string;
  /** The place of the name. */
  readonly place: Place;
  readonly rule: TestRule;
}

export type TestRule = ForbiddenPath | ForbiddenCycle | Requirement | OnlySources;

/** `forbid`: no path leads from one selection to another. */
export interface ForbiddenPath {
  readonly kind: 'path';
  /** The upstream ends. */
  readonly from: Selector;
  /** The downstream ends. */
  readonly to: Selector;
  /** True if only single edges count. */
  readonly direct: boolean;
  /**
   * A path is allowed if the transform of one of its column pairs matches one of these patterns.
   * Empty for none.
   */
  readonly unlessTransform: readonly string[];
  /** A path is allowed if an entity or column between its ends is selected. */
  readonly unlessThrough?: Selector;
}

/** `forbid: {cycle: true}`: no entity is upstream of itself over other entities. */
export interface ForbiddenCycle {
  readonly kind: 'cycle';
}

/** `require`: every selected entity has these properties. At least one is stated. */
export interface Requirement {
  readonly kind: 'require';
  readonly of: Selector;
  readonly upstreams?: NeighborCount;
  readonly downstreams?: NeighborCount;
  /** The number of edges of the longest path that leads to the entity. */
  readonly depth?: Bound;
  /** Every column is derived from a column, except those that match one of these patterns. */
  readonly mapped?: { readonly except: readonly string[] };
  /** The entity matches this selector, too. */
  readonly is?: Selector;
}

/** `only`: every path to the selection leads through the allowed sources. */
export interface OnlySources {
  readonly kind: 'only';
  /** The downstream end. */
  readonly to: Selector;
  /** The allowed sources. */
  readonly from: Selector;
  /** True if only single edges count: every direct upstream is an allowed source. */
  readonly direct: boolean;
}

/** A bound of the number of direct neighbors. */
export interface NeighborCount {
  readonly count: Bound;
  /** The neighbors that count. Default: all of them. */
  readonly of?: Selector;
}

/** `>=1`, `<=20`, `=2` */
export interface Bound {
  readonly sign: '>=' | '<=' | '>' | '<' | '=';
  readonly number: number;
}

/** Selects entities, or columns if the test is about columns. */
export type Selector =
  /** One of these selects it. A list in YAML. */
  | { readonly kind: 'any'; readonly of: readonly Selector[] }
  /** All of these select it. An object with several keys in YAML. */
  | { readonly kind: 'all'; readonly of: readonly Selector[] }
  | { readonly kind: 'not'; readonly of: Selector }
  /** An expression as `--select` takes it: `orders`, `snowflake:*.mart.*`, `+orders`. */
  | { readonly kind: 'select'; readonly expression: string }
  /** A fact about the entity or column. The pattern may have `*` and `?`. */
  | { readonly kind: 'fact'; readonly fact: EntityFact; readonly pattern: string }
  /** A column whose path matches. Makes the test one about columns. */
  | { readonly kind: 'column'; readonly pattern: string };

/** The facts that a selector can name. A catalog tells all of them except platform and kind. */
export const facts = ['tag', 'term', 'domain', 'owner', 'platform', 'kind'] as const;

export type EntityFact = (typeof facts)[number];

/** The facts that an urn tells, so that no catalog is needed. */
const urnFacts: readonly EntityFact[] = ['platform', 'kind'];

/** Lists every selector of a rule, with its role there. */
export function selectorsOf(rule: TestRule): readonly RuleSelector[] {
  switch (rule.kind) {
    case 'cycle':
      return [];
    case 'path':
      return [
        { role: 'from', selector: rule.from },
        { role: 'to', selector: rule.to },
        ...roleOf('unless.through', rule.unlessThrough),
      ];
    case 'require':
      return [
        { role: 'of', selector: rule.of },
        ...roleOf('upstreams.of', rule.upstreams?.of),
        ...roleOf('downstreams.of', rule.downstreams?.of),
        ...roleOf('is', rule.is),
      ];
    case 'only':
      return [
        { role: 'to', selector: rule.to },
        { role: 'from', selector: rule.from },
      ];
  }
}

export interface RuleSelector {
  /** The key in the rule, such as `from` or `upstreams.of`. */
  readonly role: string;
  readonly selector: Selector;
}

function roleOf(role: string, selector: Selector | undefined): readonly RuleSelector[] {
  return selector === undefined ? [] : [{ role, selector }];
}

/** Lists a selector and all selectors in it. */
export function selectorParts(selector: Selector): readonly Selector[] {
  switch (selector.kind) {
    case 'any':
    case 'all':
      return [selector, ...selector.of.flatMap(selectorParts)];
    case 'not':
      return [selector, ...selectorParts(selector.of)];
    default:
      return [selector];
  }
}

/** Returns true if a test is about paths of columns: one of its selectors selects columns. */
export function isAboutColumns(rule: TestRule): boolean {
  return selectorsOf(rule)
    .flatMap(({ selector }) => selectorParts(selector))
    .some(({ kind }) => kind === 'column');
}

/** Lists the facts that only a catalog tells, and that a test asks for. Each once. */
export function catalogFacts(rule: TestRule): readonly EntityFact[] {
  const named = selectorsOf(rule)
    .flatMap(({ selector }) => selectorParts(selector))
    .flatMap((part) => (part.kind === 'fact' ? [part.fact] : []));
  return [...new Set(named)].filter((fact) => !urnFacts.includes(fact));
}
