import published from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/**
 * The published schema is of draft 4, which our validator does not support. Without `id`, which
 * draft 7 names differently, it means the same in draft 7.
 */
const { $schema: _, id: __, ...schema } = published;

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

/**
 * Validates a SARIF file against the published schema. Returns the errors; empty if it is valid.
 */
export function sarifProblems(text: string): readonly string[] {
  return validate(JSON.parse(text))
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The parts of a SARIF file that tests read. */
export interface SarifFile {
  readonly runs: readonly [SarifRun];
}

interface SarifRun {
  readonly automationDetails: { readonly id: string };
  readonly invocations: readonly [
    {
      readonly toolExecutionNotifications?: readonly {
        readonly message: { readonly text: string };
      }[];
    },
  ];
  readonly tool: {
    readonly driver: { readonly version?: string; readonly rules: readonly SarifRuleOfFile[] };
  };
  readonly results: readonly SarifResult[];
}

interface SarifRuleOfFile {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [SarifLocation];
  readonly relatedLocations?: readonly SarifLocation[];
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface SarifLocation {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: { readonly startLine: number; readonly startColumn: number };
  };
}
