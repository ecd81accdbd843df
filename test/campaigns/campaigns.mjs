/**
 * The long campaigns by name. `npm test` runs a part of each, `npm run test:soak` the whole.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const campaigns = {
  histories: 'test/model-test/model.test.ts',
  consent: 'test/cli/consent.test.ts',
  'kill-every-write': 'test/coexistence/kill-every-write.test.ts',
  'malformed-requests': 'test/server/malformed-requests.test.ts',
  'ceilings-intents': 'test/apply/ceiling-intents.test.ts',
  'ceilings-several': 'test/apply/ceiling-several.test.ts',
  ceilings: 'test/apply/ceiling.test.ts',
  'hostile-pages': 'test/report/html/hostile-pages.test.ts',
  faults: 'test/coexistence/faults.test.ts',
  'other-writer': 'test/coexistence/other-writer.test.ts',
  'exit-codes': 'test/cli/exit-codes.test.ts',
  'killed-processes': 'test/model-test/killed.test.ts',
  rollbacks: 'test/coexistence/rollback.test.ts',
  'killed-runs': 'test/coexistence/killed-runs.test.ts',
  canary: 'test/coexistence/canary.test.ts',
  'compact-sets': 'test/model/compact-set.test.ts',
};
