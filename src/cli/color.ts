import type { Io, OutputStream } from './io.js';

export const colorModes = ['auto', 'always', 'never'] as const;

export type ColorMode = (typeof colorModes)[number];

/** Returns true for colored output: by flag, then NO_COLOR, then FORCE_COLOR, then terminal. */
export function useColor(mode: ColorMode, env: Io['env'], stream: OutputStream): boolean {
  if (mode !== 'auto') return mode === 'always';
  if (isSet(env['NO_COLOR'])) return false;
  if (isSet(env['FORCE_COLOR']))
    return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/** Returns true if a variable is set and not empty. Source: no-color.org. */
function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
