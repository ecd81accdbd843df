import { TestRunner } from 'vitest';
import { writeWorkerCoverage } from './worker-coverage.js';

/** The runner of Vitest, which also writes the coverage of a worker when the worker ends. */
export default class CoverageRunner extends TestRunner {
  constructor(...options: ConstructorParameters<typeof TestRunner>) {
    super(...options);
    this.onCleanupWorkerContext(writeWorkerCoverage);
  }
}
