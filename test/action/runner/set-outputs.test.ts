import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredOutputs, type OutputName, outputNames } from '../../../src/action/outputs.js';
import { serializeOutputs } from '../../../src/action/runner/set-outputs.js';

const delimiter = 'headwater-3f0e9c52-5d0c';

const empty = Object.fromEntries(outputNames.map((name) => [name, ''])) as Readonly<
  Record<OutputName, string>
>;

/**
 * Reads the file as the runner does: a line `name<<delimiter`, lines of the value, and a line that
 * equals the delimiter.
 */
function readAsRunner(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n');
  const outputs: Record<string, string> = {};
  while (lines.length > 1) {
    const [, name, end] = /^([^=<]+)<<(.+)$/.exec(lines.shift() ?? '') ?? [];
    const size = lines.indexOf(end ?? '');
    if (name === undefined || size === -1) throw new Error('no output');
    outputs[name] = lines
      .splice(0, size + 1)
      .slice(0, size)
      .join('\n');
  }
  return outputs;
}

describe('serializeOutputs', () => {
  it('writes all outputs, also empty ones', () => {
    expect(
      readAsRunner(serializeOutputs({ ...empty, outcome: 'changes', 'to-add': '2' }, delimiter)),
    ).toEqual({
      ...empty,
      outcome: 'changes',
      'to-add': '2',
    });
    expect(Object.keys(readAsRunner(serializeOutputs(empty, delimiter)))).toEqual(
      Object.keys(declaredOutputs),
    );
  });

  it.each([
    'two\nlines',
    '\n',
    'x\n\nexit-code<<y\n0\ny',
    'exit-code=0',
    '::set-output name=outcome::applied',
    'headwater-',
  ])('keeps a hostile value to itself: %j', (value) => {
    expect(readAsRunner(serializeOutputs({ ...empty, 'plan-path': value }, delimiter))).toEqual({
      ...empty,
      'plan-path': value,
    });
  });

  it('keeps all values separate', () => {
    const values = fc.record(
      Object.fromEntries(
        outputNames.map((name) => [
          name,
          fc.string({ unit: fc.constantFrom('a', '\n', '<', '=', '-') }),
        ]),
      ),
    );
    fc.assert(
      fc.property(values, (outputs) => {
        expect(readAsRunner(serializeOutputs({ ...empty, ...outputs }, delimiter))).toEqual(
          outputs,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('refuses a value that contains the delimiter', () => {
    expect(() =>
      serializeOutputs({ ...empty, 'plan-path': `a\n${delimiter}\noutcome<<x` }, delimiter),
    ).toThrow('plan-path');
  });

  it.each(['', 'EOF', 'has a\nline break in it'])('refuses an unsafe delimiter: %j', (weak) => {
    expect(() => serializeOutputs(empty, weak)).toThrow('delimiter');
  });
});
