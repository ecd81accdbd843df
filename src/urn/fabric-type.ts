/**
 * The environments that a dataset urn may name. Source: DataHub's `FabricType`, complete as of
 * v1.6.
 */
export const fabricTypes = [
  'DEV',
  'TEST',
  'QA',
  'UAT',
  'EI',
  'PRE',
  'STG',
  'NON_PROD',
  'PROD',
  'CORP',
  'RVW',
  'PRD',
  'TST',
  'SIT',
  'SBX',
  'SANDBOX',
] as const;

/** The environment of a dataset, such as `PROD`. */
export type FabricType = (typeof fabricTypes)[number];

export function isFabricType(text: string): text is FabricType {
  return (fabricTypes as readonly string[]).includes(text);
}
