import type { CatalogProbe } from '../../catalog/probe/open-probe.js';
import type { CodeName } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import type { GrantedPrivileges, WriteSupport } from '../../model/catalog-port.js';
import type { DesiredState } from '../../model/desired-state.js';
import { endUrn } from '../../model/edge-end.js';
import { type AddressBook, addressBook } from '../../plan/document/address-book.js';
import type { Privilege } from '../../plan/document/plan.js';
import { missingPrivileges } from '../../plan/privileges.js';
import { chooseWay, type WriteSetting } from '../../plan/write-way.js';
import type { DoctorCheck } from '../../report/document/report-document.js';
import { countEntities } from '../../report/words/entity-words.js';
import { wayPhrase } from '../../report/words/plan-phrases.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { flagged, passed, skipped } from './check.js';

/** The maximum number of datasets that a check asks about. A sample is as good as all. */
const MAX_ENTITIES = 500;

/** A privilege that the stack needs on some datasets. The catalog may not have these yet. */
interface DeclaredNeed {
  readonly privilege: Privilege;
  readonly code: CodeName;
  readonly datasets: readonly EntityUrn[];
  /** A description of the datasets that follows a number: `3 datasets with create: true`. */
  readonly what: string;
}

/** Checks which needed privileges are granted, and on which datasets they are missing. */
export async function privilegeChecks(
  probe: CatalogProbe,
  actor: CorpUserUrn,
  desired: DesiredState,
): Promise<readonly DoctorCheck[]> {
  const needs = declaredNeeds(desired);
  const on = (privilege: Privilege) =>
    needs.find((one) => one.privilege === privilege)?.datasets ?? [];
  const entities = [...new Set([...on('CREATE_ENTITY'), ...on('EDIT_ENTITY')])];
  const granted = await probe.readPrivileges({ actor, lineage: on('EDIT_LINEAGE'), entities });
  const book = addressBook(desired.datasets);
  return needs.map((one) => privilegeCheck(one, granted, book));
}

function declaredNeeds({ datasets, units }: DesiredState): readonly DeclaredNeed[] {
  const ends = new Set(
    units.flatMap(({ downstream, edges }) => [
      downstream,
      ...edges.map(({ upstream }) => endUrn(upstream)),
    ]),
  );
  const downstreams = units.map(({ downstream }) => downstream).slice(0, MAX_ENTITIES);
  const created = datasets
    .flatMap(({ urn, create }) => (create === undefined ? [] : [urn]))
    .slice(0, MAX_ENTITIES);
  return [
    {
      privilege: 'EDIT_LINEAGE',
      code: 'edit-lineage-missing',
      datasets: [...ends].sort(compareText),
      what: 'with declared lineage',
    },
    {
      privilege: 'EDIT_ENTITY',
      code: 'edit-entity-missing',
      datasets: downstreams,
      what: 'whose lineage is declared',
    },
    {
      privilege: 'CREATE_ENTITY',
      code: 'create-entity-missing',
      datasets: created,
      what: 'with create: true',
    },
  ];
}

function privilegeCheck(
  { privilege, code, datasets, what }: DeclaredNeed,
  granted: GrantedPrivileges,
  book: AddressBook,
): DoctorCheck {
  if (datasets.length === 0)
    return skipped(privilege, `not needed: the manifests name no dataset ${what}`);
  const answered = datasets.filter((urn) =>
    privilege === 'EDIT_LINEAGE' ? granted.lineage.has(urn) : granted.granted.has(urn),
  );
  if (answered.length === 0)
    return skipped(privilege, 'the catalog does not say; a write will show it');
  const missing = missingPrivileges(
    datasets.map((dataset) => ({ dataset, privilege })),
    granted,
    book,
  );
  const [first] = missing;
  const unanswered =
    answered.length < datasets.length
      ? `, and ${datasets.length - answered.length} that the catalog tells nothing about`
      : '';
  if (!first) return passed(privilege, `on ${countEntities(answered)} ${what}${unanswered}`);
  return {
    ...flagged(privilege, code, {
      message: `missing on ${missing.length} of ${countEntities(datasets)} ${what}${unanswered}: ${listNames(missing.map(({ address }) => address))}`,
      hint: `have a policy grant ${first.anyOf.join(' or ')} there`,
    }),
    datasets: missing.map(({ dataset }) => dataset),
  };
}

const MAX_NAMES = 5;

function listNames(addresses: readonly string[]): string {
  const more = addresses.length > MAX_NAMES ? ` and ${addresses.length - MAX_NAMES} more` : '';
  return `${addresses.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** Names the way of the writes and its reason, as a plan does. */
export function writesCheck(
  setting: WriteSetting,
  support: WriteSupport,
  withoutEditEntity: readonly string[],
): DoctorCheck {
  const way = chooseWay(setting, support);
  const refused = way.isAtomic ? [] : withoutEditEntity;
  const message = wayPhrase({ ...way, refused });
  const undoes =
    !way.isAtomic &&
    (way.route === 'mutations' || (way.why === 'conditions' && refused.length > 0));
  return undoes
    ? flagged('writes', 'writes-unconditional', { message })
    : passed('writes', message);
}
