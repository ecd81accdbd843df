/**
 * The seed of every random test. It is the same on every machine, so that a red run is about the change at hand.
 * `HEADWATER_TEST_SEED` sets another one, and `HEADWATER_TEST_RUNS` asks for more runs than the default of a test.
 */
export const testSeed = Number(process.env['HEADWATER_TEST_SEED'] ?? 8);
