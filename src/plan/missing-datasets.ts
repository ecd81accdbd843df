import { type Finding, finding } from '../errors/finding.js';
import { comparePlaces, type Place } from '../errors/place.js';
import { itemAt } from '../model/item-at.js';
import { isDatasetUrn } from '../urn/entity-urn.js';
import { type AddressBook, describeDataset } from './document/address-book.js';
import {
  findMissingCauses,
  type MissingCause,
  type MissingContext,
  type MissingDataset,
  type NeededDataset,
  partInUrn,
} from './missing-causes.js';
import { type NearMiss, nearMissFinder } from './near-miss.js';

/** Reports missing datasets: one finding for each shared cause, and one for each other dataset. */
export function missingFindings(
  needed: readonly NeededDataset[],
  context: MissingContext,
): readonly Finding[] {
  // The search for near misses indexes every known dataset first.
  if (needed.length === 0) return [];
  const findNear = nearMissFinder(context.known.filter(isDatasetUrn));
  const missing = needed.map((one) => ({
    ...one,
    near: isDatasetUrn(one.urn) ? findNear(one.urn) : undefined,
  }));
  const { causes, others } = findMissingCauses(missing, context);
  return [
    ...causes.map((cause) => causeFinding(cause, context.book)),
    ...others.map((one) => missingFinding(one, context.book)),
  ];
}

/** The finding of a cause names this many datasets and only counts the others. */
const MOST_NAMED = 3;

function causeFinding(cause: MissingCause, book: AddressBook): Finding {
  const { part, value, meant, members, origins } = cause;
  const about = members.map(({ urn }) => book(urn));
  const names = about.slice(0, MOST_NAMED).map((name) => `"${name}"`);
  const more = about.length > MOST_NAMED ? ` and ${about.length - MOST_NAMED} more` : '';
  const [stated, ...elsewhere] = origins;
  const unstated = stated === undefined ? ', which no file states,' : '';
  const better = meant !== undefined && stated === undefined ? `${part}: ${meant}` : meant;
  const named = members
    .slice(0, MOST_NAMED)
    .map((one) => findingPlaces(one).place)
    .filter((place) => place !== undefined);
  return finding('dataset-missing', {
    message: `${words[part]}${value === undefined ? '' : ` "${value}"`} of ${members.length} datasets${unstated} leads to nothing in the catalog (${names.join(', ')}${more}): ${causeHint(cause, names)}`,
    place: stated ?? named[0],
    related: elsewhere.length > 0 ? elsewhere : named,
    suggestion: better,
    about,
  });
}

function causeHint(
  { part, meant, origins, members }: MissingCause,
  [first]: readonly string[],
): string {
  if (meant !== undefined)
    return origins.length === 0
      ? `state ${part}: ${meant}, for example under \`defaults\``
      : `did you mean "${meant}"?`;
  const { near } = itemAt(members, 0);
  return near === undefined
    ? 'correct it, or ingest the datasets first'
    : `for example, ${first} exists as "${near.parts.name}"`;
}

const words: Readonly<Record<MissingCause['part'], string>> = {
  platform: 'the platform',
  env: 'the env',
  platformInstance: 'the platform instance',
};

function missingFinding({ near, ...needed }: MissingDataset, book: AddressBook): Finding {
  const { urn } = needed;
  const address = book(urn);
  const title = isDatasetUrn(urn) ? '' : ' and a title';
  const hint = near?.why ?? `correct it, ingest it first, or declare it with create: true${title}`;
  const { place, related } = findingPlaces(needed);
  const wrong = near && wrongWord(needed, near);
  return finding('dataset-missing', {
    message: `"${address}" is ${describeDataset(urn)}, which is not in the catalog; ${hint}`,
    place: wrong?.place ?? place,
    related,
    suggestion: wrong?.meant ?? near?.urn,
    about: [address],
  });
}

/** Finds the one value in the entry of a dataset that differs from an existing dataset. */
function wrongWord(
  { declared }: NeededDataset,
  { urn, part, parts }: NearMiss,
): { readonly place: Place; readonly meant: string } | undefined {
  const { urn: whole, ...origins } = declared?.origins ?? {};
  if (whole) return { place: whole.place, meant: urn };
  // Without an instance, the first part of the name differs.
  const word = part === 'platformInstance' && !origins.platformInstance ? 'name' : part;
  const origin = word && origins[word];
  const meant = word && partInUrn(word, parts, origins);
  return origin?.from === 'dataset' && meant !== undefined
    ? { place: origin.place, meant }
    : undefined;
}

export interface FindingPlaces {
  readonly place: Place | undefined;
  readonly related: readonly Place[];
}

/**
 * Returns the place of the declared name as the main place, because the user has to change it
 * there. The uses are related places.
 */
export function findingPlaces({ declared, uses }: NeededDataset): FindingPlaces {
  const used = uses.map(({ place }) => place).sort(comparePlaces);
  return { place: declared?.place ?? used[0], related: used };
}
