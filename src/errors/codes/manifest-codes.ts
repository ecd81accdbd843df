import { manifestDatasetCodes } from './manifest-dataset-codes.js';
import { manifestLineageCodes } from './manifest-lineage-codes.js';
import { manifestShapeCodes } from './manifest-shape-codes.js';
import { manifestYamlCodes } from './manifest-yaml-codes.js';

/** Findings about manifests, and about the settings as a file (HW2...). */
export const manifestCodes: typeof manifestYamlCodes &
  typeof manifestShapeCodes &
  typeof manifestDatasetCodes &
  typeof manifestLineageCodes = {
  ...manifestYamlCodes,
  ...manifestShapeCodes,
  ...manifestDatasetCodes,
  ...manifestLineageCodes,
};
