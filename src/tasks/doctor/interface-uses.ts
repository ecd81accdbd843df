import { isBefore, type ServiceVersion } from '../../catalog/read/read-write-support.js';

/** A part of DataHub's interface that Headwater uses. */
export interface InterfaceUse {
  /** Its name. Code is between backticks. */
  readonly name: string;
  /** The first release of DataHub that has it. Undefined if no source says: requests find out. */
  readonly since?: ServiceVersion;
  /** The first release of DataHub Cloud, which has numbers of its own. */
  readonly cloudSince?: ServiceVersion;
  /** The consequence for users of a catalog without it. */
  readonly without: string;
}

/**
 * Every part of the interface that a release may lack. Sources, all of DataHub's project: "Updating
 * DataHub", section 0.14.0.2, and pull request 10868 for aspects under `value`, their versions and
 * conditions; "About DataHub Lineage" ("as of v0.9.5") for `updateLineage`; "Service Accounts"
 * ("Cloud v0.3.17, Core v1.4.0"); "Updating DataHub", section v1.5.0, for retention.
 */
export const interfaceUses: readonly InterfaceUse[] = [
  {
    name: 'aspects over OpenAPI v3, each under `value`, with its version',
    since: [0, 14, 0],
    without: 'no command that reads or writes lineage works',
  },
  {
    name: 'writes with the condition `If-Version-Match`',
    since: [0, 14, 0],
    without: 'an apply can overwrite what another writer wrote at the same moment',
  },
  {
    name: 'the mutation `updateLineage`',
    since: [0, 9, 5],
    without: '`writes: mutations` fails',
  },
  {
    name: 'service accounts',
    since: [1, 4, 0],
    cloudSince: [0, 3, 17],
    without: '`token create --service-account` fails',
  },
  {
    name: '`properties` of an edge, which hold the marks',
    without: 'an apply reports HW5005 and removes nothing; `ownership: exclusive` needs no marks',
  },
  {
    name: '`canEditLineage` and `getGrantedPrivileges`',
    without: 'an apply cannot check privileges before its first write; the receipt lists refusals',
  },
  {
    name: '`scrollAcrossEntities`',
    without: 'a plan needs `--discover off`',
  },
  {
    name: '`searchAcrossLineage`',
    without: 'a plan names no downstreams beyond the manifests, and says so',
  },
  {
    name: '`listAccessTokens` and `revokeAccessToken`',
    without: '`token list` and `token revoke` fail',
  },
  {
    name: 'earlier versions of an aspect, which DataHub 1.5 keeps only with its retention service',
    without: '`drift` cannot tell a lost edge from one that was never applied, and says so',
  },
];

/** Finds the uses that a release is too old for. */
export function missingUses(version: ServiceVersion, isCloud: boolean): readonly InterfaceUse[] {
  return interfaceUses.filter(({ since, cloudSince }) => {
    const first = isCloud ? cloudSince : since;
    return first !== undefined && isBefore(version, first);
  });
}
