import { dirname } from 'node:path';
import type { FindingLevel } from '../errors/code-entry.js';
import { exitCodes } from '../errors/exit-codes.js';
import type { Finding } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { digestOf } from '../files/digest.js';
import { findSettings, SETTINGS_FILE } from '../files/find-settings.js';
import { readManifests } from '../files/read-manifests.js';
import { readTextFile } from '../files/read-text-file.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ManifestCounts } from '../report/report-document.js';

export interface StackRequest {
  /** Absolute; where the search for settings begins. */
  readonly cwd: string;
  /** The value of `--config`. */
  readonly config?: string | undefined;
  /** The value of HEADWATER_CONFIG. */
  readonly configVariable?: string | undefined;
  /** The name of a target of the settings. */
  readonly target?: string | undefined;
}
