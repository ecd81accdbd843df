import { type Finding, finding, sortByCode } from '../../errors/finding.js';
import type { GrantedPrivileges } from '../../model/privileges.js';
import { type AddressBook, describeDataset } from '../document/address-book.js';
import type { MissingPrivilege, PrivilegeNeed } from '../document/missing-privilege.js';
import type { Plan } from '../document/plan.js';
import { sufficientPrivileges } from './privilege-needs.js';

/**
 * Selects the needs that the catalog reports as not granted. A need that the catalog does not
 * report on is not missing.
 */
export function missingPrivileges(
  needs: readonly PrivilegeNeed[],
  granted: GrantedPrivileges,
  book: AddressBook,
): readonly MissingPrivilege[] {
  return needs
    .filter((need) => isGranted(need, granted) === false)
    .map((need) => ({
      ...need,
      address: book(need.dataset),
      anyOf: sufficientPrivileges[need.privilege],
    }));
}

function isGranted(
  { dataset, privilege }: PrivilegeNeed,
  { lineage, granted }: GrantedPrivileges,
): boolean | undefined {
  if (privilege === 'EDIT_LINEAGE') return lineage.get(dataset);
  const names = granted.get(dataset);
  return names && sufficientPrivileges[privilege].some((name) => names.has(name));
}

/**
 * Adds warnings about missing privileges to a plan. They are no errors: plans are often made with a
 * read-only token.
 */
export function addMissingPrivileges(plan: Plan, missing: readonly MissingPrivilege[]): Plan {
  if (missing.length === 0) return plan;
  const found = missing.map((one) => missingFinding(one, plan));
  return { ...plan, findings: sortByCode([...plan.findings, ...found]) };
}

const verbs: Readonly<Record<PrivilegeNeed['privilege'], string>> = {
  EDIT_LINEAGE: 'edit the lineage of',
  EDIT_ENTITY: 'change',
  CREATE_ENTITY: 'create',
};

function missingFinding(
  { dataset, privilege, address, anyOf }: MissingPrivilege,
  { target }: Plan,
): Finding {
  const message = `${target.actor} may not ${verbs[privilege]} "${address}" (${describeDataset(dataset)}): an apply needs ${anyOf.join(' or ')}`;
  return finding('privilege-missing', { message, about: [address] });
}
