/**
 * The settings of V8 in the programs, which run for seconds. undici parses HTTP by WebAssembly. V8
 * of Node 20 optimizes that code within a small plan, which takes a tenth of its processor time and
 * gains nothing. With this limit only a run that reads fifty times as much gets the optimized code.
 */
export const engineFlags = '--wasm-tiering-budget=100000000';
