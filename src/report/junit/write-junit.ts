import type { Place } from '../../errors/place.js';
import { xmlText } from './escape.js';

/** A suite with one test case for each thing that was checked. Texts are not escaped. */
export interface JunitSuite {
  /** `headwater test shop@dev` */
  readonly name: string;
  /** The same for all cases. Readers split it at its dots: `headwater.test.shop@dev`. */
  readonly className: string;
  /** At least one, since pipelines report a file without cases as a mistake. */
  readonly cases: readonly JunitCase[];
}

/** A test case. It passed without `failed` and `skipped`. */
export interface JunitCase {
  /** Readers recognize a case by it in the next run. */
  readonly name: string;
  readonly place: Place | null;
  readonly failed?: JunitFailure;
  /** The reason for which the case did not run. */
  readonly skipped?: string;
  /** Lines for people. Empty for none. */
  readonly output: readonly string[];
}

interface JunitFailure {
  readonly code: string;
  readonly message: string;
}

/**
 * Writes a suite in the dialect that Jenkins, GitLab and Azure Pipelines read. No time is known, so
 * it is 0.
 *
 * @param below the path from the top of the repository to the folder of the settings
 */
export function writeJunit({ name, className, cases }: JunitSuite, below: string): string {
  const counts = {
    tests: cases.length,
    failures: cases.filter(({ failed }) => failed !== undefined).length,
    errors: 0,
  };
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'headwater', ...counts, time: 0 })}>`,
    `  <testsuite${attributes({ name, ...counts, skipped, time: 0 })}>`,
    ...cases.map((one) => caseElement(one, className, below)),
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function caseElement(
  { name, place, failed, skipped, output }: JunitCase,
  className: string,
  below: string,
): string {
  const where = place === null ? {} : { file: `${below}${place.file}`, line: place.line };
  const head = `<testcase${attributes({ name, classname: className, time: 0, ...where })}`;
  const lines = output.map((line) => xmlText(line)).join('\n');
  const children = [
    ...(failed === undefined
      ? []
      : [
          `<failure${attributes({ message: failed.message, type: failed.code })}>${lines}</failure>`,
        ]),
    ...(skipped === undefined ? [] : [`<skipped${attributes({ message: skipped })}/>`]),
    ...(failed === undefined && output.length > 0 ? [`<system-out>${lines}</system-out>`] : []),
  ];
  return children.length === 0
    ? `    ${head}/>`
    : [`    ${head}>`, ...children.map((child) => `      ${child}`), '    </testcase>'].join('\n');
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('');
}
