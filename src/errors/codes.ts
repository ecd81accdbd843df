import type { CodeEntry } from './code-entry.js';
import { actionCodes } from './codes/action-codes.js';
import { applyCodes } from './codes/apply-codes.js';
import { catalogCodes } from './codes/catalog-codes.js';
import { doctorCodes } from './codes/doctor-codes.js';
import { guardCodes } from './codes/guard-codes.js';
import { importCodes } from './codes/import-codes.js';
import { jobImportCodes } from './codes/job-import-codes.js';
import { manifestDatasetCodes } from './codes/manifest-dataset-codes.js';
import { manifestLineageCodes } from './codes/manifest-lineage-codes.js';
import { manifestShapeCodes } from './codes/manifest-shape-codes.js';
import { manifestYamlCodes } from './codes/manifest-yaml-codes.js';
import { planCodes } from './codes/plan-codes.js';
import { serverCodes } from './codes/server-codes.js';
import { usageCodes } from './codes/usage-codes.js';

/** The readable names of all codes, such as `dataset-missing`. */
export type CodeName =
  | keyof typeof usageCodes
  | keyof typeof manifestYamlCodes
  | keyof typeof manifestShapeCodes
  | keyof typeof manifestDatasetCodes
  | keyof typeof manifestLineageCodes
  | keyof typeof jobImportCodes
  | keyof typeof importCodes
  | keyof typeof planCodes
  | keyof typeof guardCodes
  | keyof typeof applyCodes
  | keyof typeof catalogCodes
  | keyof typeof serverCodes
  | keyof typeof doctorCodes
  | keyof typeof actionCodes;

/**
 * The registry of all findings and errors of Headwater, by readable name.
 *
 * HW1 usage and settings, HW2 manifests (HW25 other formats of lineage), HW3 plan, HW4 guards, HW5 apply, HW6 catalog, HW7 the
 * embedded catalog, HW8 doctor, HW9 the GitHub Action.
 */
export const codes: Readonly<Record<CodeName, CodeEntry>> = {
  ...usageCodes,
  ...manifestYamlCodes,
  ...manifestShapeCodes,
  ...manifestDatasetCodes,
  ...manifestLineageCodes,
  ...jobImportCodes,
  ...importCodes,
  ...planCodes,
  ...guardCodes,
  ...applyCodes,
  ...catalogCodes,
  ...serverCodes,
  ...doctorCodes,
  ...actionCodes,
};
