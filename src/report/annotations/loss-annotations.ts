import type { Place } from '../../errors/place.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { Impact } from '../../plan/document/impact.js';
import type { AnnotatedDocument } from '../document/report-document.js';
import { splitLosses } from '../words/change-order.js';
import { changedName } from '../words/dataset-names.js';
import { describeElement } from '../words/describe-change.js';
import {
  LOST_INPUTS_TITLE,
  lostInputLines,
  NARROWING_TITLE,
  splitImpact,
} from '../words/impact-phrases.js';
import { compareNatural } from '../words/natural-order.js';
import { pluralize } from '../words/pluralize.js';
import { lastChanges } from '../words/receipt-parts.js';

/** A warning about something that goes away. Its texts are not escaped. */
export interface LossAnnotation {
  readonly title: string;
  readonly message: string;
  /** Null if no manifest declares the elements. */
  readonly place: Place | null;
}

/** Returns the changes that take something away. Only plans and their applies have such changes. */
export function documentLosses(document: AnnotatedDocument): readonly Change[] {
  switch (document.kind) {
    case 'plan':
    case 'apply':
      return splitLosses(document.plan.changes).losses;
    case 'receipt':
      return splitLosses(lastChanges(document.receipt.events)).losses;
    case 'validation':
    case 'drift':
    case 'tests':
      return [];
  }
}

/** Puts several losses in one annotation, since GitHub shows few annotations. */
export function lossAnnotations(losses: readonly Change[]): readonly LossAnnotation[] {
  return [...groupBy(losses, changedDataset).values()]
    .map((group) => ({ name: changedName(group[0]), group }))
    .sort((a, b) => compareNatural(a.name, b.name))
    .flatMap(({ name, group }) => datasetAnnotations(name, group));
}

/** The maximum number of elements that one annotation names. */
const MAX_NAMED = 25;

function datasetAnnotations(name: string, group: NonEmpty<Change>): readonly LossAnnotation[] {
  const byPlace = groupBy(group, ({ place }) =>
    place === null ? '' : `${place.file}:${place.line}`,
  );
  return [...byPlace.values()].flatMap((losses) =>
    Array.from({ length: Math.ceil(losses.length / MAX_NAMED) }, (_, i) => {
      const named = losses.slice(i * MAX_NAMED, (i + 1) * MAX_NAMED);
      const verb = named.every(({ kind }) => kind === 'delete')
        ? 'removes'
        : 'removes or overwrites';
      return {
        title: `${verb} ${pluralize(named.length, 'element')} of ${name}`,
        message: named.map(describeElement).join('; '),
        place: losses[0].place,
      };
    }),
  );
}

/** Makes an annotation of the columns that only lose ancestors, and one of the lost inputs. */
export function narrowingAnnotations(impact: Impact): readonly LossAnnotation[] {
  return [
    ...narrowedColumns(impact),
    ...lostInputLines(impact).map((message) => ({
      title: LOST_INPUTS_TITLE.toLowerCase(),
      message,
      place: null,
    })),
  ];
}

function narrowedColumns(impact: Impact): readonly LossAnnotation[] {
  const { listed, unlisted } = splitImpact(impact).narrowing;
  const count = listed.length + unlisted;
  if (count === 0) return [];
  const named = listed.slice(0, MAX_NAMED).map(({ address }) => address);
  const more = count - named.length;
  return [
    {
      title: NARROWING_TITLE.toLowerCase(),
      message: `${pluralize(count, 'column')}: ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
      place: null,
    },
  ];
}
