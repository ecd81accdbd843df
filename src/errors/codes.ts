import type { CodeEntry } from './code-entry.js';
import { type ActionCodeName, actionCodes } from './codes/action-codes.js';
import { type ApplyCodeName, applyCodes } from './codes/apply-codes.js';
import { type CatalogCodeName, catalogCodes } from './codes/catalog-codes.js';
import { type CodeCheckCodeName, codeCheckCodes } from './codes/code-check-codes.js';
import { type DoctorCodeName, doctorCodes } from './codes/doctor-codes.js';
import { type GuardCodeName, guardCodes } from './codes/guard-codes.js';
import { type ImportCodeName, importCodes } from './codes/import-codes.js';
import { type JobImportCodeName, jobImportCodes } from './codes/job-import-codes.js';
import {
  type ManifestDatasetCodeName,
  manifestDatasetCodes,
} from './codes/manifest-dataset-codes.js';
import {
  type ManifestLineageCodeName,
  manifestLineageCodes,
} from './codes/manifest-lineage-codes.js';
import { type ManifestShapeCodeName, manifestShapeCodes } from './codes/manifest-shape-codes.js';
import { type ManifestYamlCodeName, manifestYamlCodes } from './codes/manifest-yaml-codes.js';
import { type PlanCodeName, planCodes } from './codes/plan-codes.js';
import { type ServerCodeName, serverCodes } from './codes/server-codes.js';
import { type SqlCodeName, sqlCodes } from './codes/sql-codes.js';
import { type UsageCodeName, usageCodes } from './codes/usage-codes.js';

/** The readable names of all codes, such as `dataset-missing`. */
export type CodeName =
  | UsageCodeName
  | ManifestYamlCodeName
  | ManifestShapeCodeName
  | ManifestDatasetCodeName
  | ManifestLineageCodeName
  | JobImportCodeName
  | ImportCodeName
  | SqlCodeName
  | PlanCodeName
  | CodeCheckCodeName
  | GuardCodeName
  | ApplyCodeName
  | CatalogCodeName
  | ServerCodeName
  | DoctorCodeName
  | ActionCodeName;

/**
 * The registry of all findings and errors of Headwater, by readable name.
 *
 * HW1 usage and settings, HW2 manifests (HW25 other formats of lineage), HW3 plan, HW4 guards, HW5
 * apply, HW6 catalog, HW7 the embedded catalog, HW8 doctor, HW9 the GitHub Action.
 */
export const codes: Readonly<Record<CodeName, CodeEntry>> = {
  ...usageCodes,
  ...manifestYamlCodes,
  ...manifestShapeCodes,
  ...manifestDatasetCodes,
  ...manifestLineageCodes,
  ...jobImportCodes,
  ...importCodes,
  ...sqlCodes,
  ...planCodes,
  ...codeCheckCodes,
  ...guardCodes,
  ...applyCodes,
  ...catalogCodes,
  ...serverCodes,
  ...doctorCodes,
  ...actionCodes,
};
