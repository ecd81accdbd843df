import { compareText } from '../../errors/compare-text.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { GrantedPrivileges } from '../../model/privileges.js';
import { type AddressBook, describeDataset } from '../address-book.js';
import type { Plan } from '../plan.js';
import { type PrivilegeNeed, privilegesFor } from './privilege-needs.js';

/** A privilege that the catalog says is not there. */
export interface MissingPrivilege extends PrivilegeNeed {
  /** The dataset as people call it. */
  readonly address: string;
  /** Every privilege that would do. */
  readonly anyOf: readonly string[];
}

/** Of the needs, those that the catalog says are not met. What it does not say is not missing. */
export function missingPrivileges(
  needs: readonly PrivilegeNeed[],
  granted: GrantedPrivileges,
  book: AddressBook,
): readonly MissingPrivilege[] {
  return needs
    .filter((need) => isGranted(need, granted) === false)
    .map((need) => ({ ...need, address: book(need.dataset), anyOf: privilegesFor[need.privilege] }));
}

function isGranted({ dataset, privilege }: PrivilegeNeed, { lineage, granted }: GrantedPrivileges): boolean | undefined {
  if (privilege === 'EDIT_LINEAGE') return lineage.get(dataset);
  const names = granted.get(dataset);
  return names && privilegesFor[privilege].some((name) => names.has(name));
}

/** The same plan, telling what an apply would be refused. A warning: plans are often made with a token that may only read. */
export function tellMissing(plan: Plan, missing: readonly MissingPrivilege[]): Plan {
  if (missing.length === 0) return plan;
  const findings = [...plan.findings, ...missing.map((one) => missingFinding(one, plan))];
  return { ...plan, findings: findings.sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message)) };
}

const verbs: Readonly<Record<PrivilegeNeed['privilege'], string>> = {
  EDIT_LINEAGE: 'edit the lineage of',
  EDIT_ENTITY: 'change',
  CREATE_ENTITY: 'make',
};

function missingFinding({ dataset, privilege, address, anyOf }: MissingPrivilege, { target }: Plan): Finding {
  const message = `${target.actor} may not ${verbs[privilege]} "${address}" (${describeDataset(dataset)}): an apply takes ${anyOf.join(' or ')} there`;
  return finding('privilege-missing', { message });
}
