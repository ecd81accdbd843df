import type { CodeEntry } from '../code-entry.js';
import { type ManifestDatasetCodeName, manifestDatasetCodes } from './manifest-dataset-codes.js';
import { type ManifestLineageCodeName, manifestLineageCodes } from './manifest-lineage-codes.js';
import { type ManifestShapeCodeName, manifestShapeCodes } from './manifest-shape-codes.js';
import { type ManifestYamlCodeName, manifestYamlCodes } from './manifest-yaml-codes.js';

/** The names of the codes of manifests and settings. */
export type ManifestCodeName =
  | ManifestYamlCodeName
  | ManifestShapeCodeName
  | ManifestDatasetCodeName
  | ManifestLineageCodeName;

/** Findings about manifests, and about the settings as a file (HW2...). */
export const manifestCodes: Readonly<Record<ManifestCodeName, CodeEntry>> = {
  ...manifestYamlCodes,
  ...manifestShapeCodes,
  ...manifestDatasetCodes,
  ...manifestLineageCodes,
};
