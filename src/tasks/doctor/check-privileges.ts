import type { CatalogProbe } from '../../catalog/probe/open-probe.js';
import type { CodeName } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { GrantedPrivileges } from '../../model/privileges.js';
import { type AddressBook, addressBook } from '../../plan/address-book.js';
import { missingPrivileges } from '../../plan/privileges/missing-privileges.js';
import type { Privilege } from '../../plan/privileges/privilege-needs.js';
import type { Check } from '../../report/report-document.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { fine, skipped, trouble } from './check.js';

/** Each is a question of its own, and a sample tells as much as all of them. */
const MAX_ENTITIES = 500;

/** What the stack at hand takes, whether it is in the catalog already or not. */
interface Wanted {
  readonly privilege: Privilege;
  readonly code: CodeName;
  readonly datasets: readonly DatasetUrn[];
  /** What they are, as it reads after a number. */
  readonly what: string;
}

/** Which of the privileges that the manifests take are there, and on which datasets they are missing. */
export async function privilegeChecks(probe: CatalogProbe, actor: CorpUserUrn, desired: DesiredState): Promise<readonly Check[]> {
  const wanted = wantedBy(desired);
  const on = (privilege: Privilege) => wanted.find((one) => one.privilege === privilege)?.datasets ?? [];
  const entities = [...new Set([...on('CREATE_ENTITY'), ...on('EDIT_ENTITY')])];
  const granted = await probe.readPrivileges({ actor, lineage: on('EDIT_LINEAGE'), entities });
  const book = addressBook(desired.datasets);
  return wanted.map((one) => privilegeCheck(one, granted, book));
}

function wantedBy({ datasets, units }: DesiredState): readonly Wanted[] {
  const ends = new Set(units.flatMap(({ downstream, edges }) => [downstream, ...edges.map(({ upstream }) => upstream)]));
  const downstreams = units.map(({ downstream }) => downstream).slice(0, MAX_ENTITIES);
  const made = datasets.flatMap(({ urn, create }) => (create === undefined ? [] : [urn])).slice(0, MAX_ENTITIES);
  return [
    { privilege: 'EDIT_LINEAGE', code: 'edit-lineage-missing', datasets: [...ends].sort(compareText), what: 'with declared lineage' },
    { privilege: 'EDIT_ENTITY', code: 'edit-entity-missing', datasets: downstreams, what: 'whose lineage is declared' },
    { privilege: 'CREATE_ENTITY', code: 'create-entity-missing', datasets: made, what: 'with create: true' },
  ];
}

function privilegeCheck({ privilege, code, datasets, what }: Wanted, granted: GrantedPrivileges, book: AddressBook): Check {
  if (datasets.length === 0) return skipped(privilege, `not needed: the manifests name no dataset ${what}`);
  const told = datasets.filter((urn) => (privilege === 'EDIT_LINEAGE' ? granted.lineage.has(urn) : granted.granted.has(urn)));
  if (told.length === 0) return skipped(privilege, 'the catalog does not say; a write tells');
  const missing = missingPrivileges(
    datasets.map((dataset) => ({ dataset, privilege })),
    granted,
    book,
  );
  const [first] = missing;
  const untold = told.length < datasets.length ? `, and ${datasets.length - told.length} of which the catalog says nothing` : '';
  if (!first) return fine(privilege, `on ${counted(told.length, what)}${untold}`);
  return {
    ...trouble(privilege, code, {
      message: `missing on ${missing.length} of ${counted(datasets.length, what)}${untold}: ${namesOf(missing.map(({ address }) => address))}`,
      hint: `have a policy grant ${first.anyOf.join(' or ')} there`,
    }),
    datasets: missing.map(({ dataset }) => dataset),
  };
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? 'dataset' : 'datasets'} ${what}`;
}

const MAX_NAMES = 5;

function namesOf(addresses: readonly string[]): string {
  const more = addresses.length > MAX_NAMES ? ` and ${addresses.length - MAX_NAMES} more` : '';
  return `${addresses.slice(0, MAX_NAMES).join(', ')}${more}`;
}
