import { styleText } from 'node:util';

/** Colours by meaning. Colour never carries anything that the words do not say. */
export interface Paint {
  readonly title: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly create: (text: string) => string;
  readonly update: (text: string) => string;
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly info: (text: string) => string;
}

export function painter(color: boolean): Paint {
  return color ? colored : plain;
}

const same = (text: string): string => text;

const plain: Paint = { title: same, faint: same, create: same, update: same, error: same, warning: same, info: same };

const colored: Paint = {
  title: (text) => styleText('bold', text),
  faint: (text) => styleText('dim', text),
  create: (text) => styleText('green', text),
  update: (text) => styleText('yellow', text),
  error: (text) => styleText('red', text),
  warning: (text) => styleText('yellow', text),
  info: (text) => styleText('cyan', text),
};
