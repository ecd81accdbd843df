import { actionCodes } from './codes/action-codes.js';
import { applyCodes } from './codes/apply-codes.js';
import { catalogCodes } from './codes/catalog-codes.js';
import { doctorCodes } from './codes/doctor-codes.js';
import { guardCodes } from './codes/guard-codes.js';
import { manifestCodes } from './codes/manifest-codes.js';
import { planCodes } from './codes/plan-codes.js';
import { serverCodes } from './codes/server-codes.js';
import { usageCodes } from './codes/usage-codes.js';

/**
 * The registry of all findings and errors of Headwater, by readable name.
 *
 * HW1 usage and settings, HW2 manifests, HW3 plan, HW4 guards, HW5 apply, HW6 catalog, HW7 the
 * embedded catalog, HW8 doctor, HW9 the GitHub Action.
 */
export const codes: typeof usageCodes &
  typeof manifestCodes &
  typeof planCodes &
  typeof guardCodes &
  typeof applyCodes &
  typeof catalogCodes &
  typeof serverCodes &
  typeof doctorCodes &
  typeof actionCodes = {
  ...usageCodes,
  ...manifestCodes,
  ...planCodes,
  ...guardCodes,
  ...applyCodes,
  ...catalogCodes,
  ...serverCodes,
  ...doctorCodes,
  ...actionCodes,
};

export type CodeName = keyof typeof codes;
