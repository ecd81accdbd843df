import { expect, it } from 'vitest';
import { changeDrawing } from '../../src/report/drawing/change-drawing.js';
import { lineageSection } from '../../src/report/html/lineage-section.js';
import { placeAddress } from '../../src/report/words/place-link.js';
import { andMore } from '../../src/report/words/pluralize.js';
import { at, urnOf } from '../support/model/state-builders.js';
import { edgeChange } from '../support/report/drawing-builders.js';

it('a place has an address if the caller knows one, and no place has none', () => {
  const link = () => 'https://git.example.com/a (1).yaml#L3';
  expect(placeAddress(at(3), { link })).toBe('https://git.example.com/a%20%281%29.yaml#L3');
  expect(placeAddress(null, { link })).toBeUndefined();
  expect(placeAddress(at(3), {})).toBeUndefined();
  expect(placeAddress(at(3), { link: () => 'javascript:alert(1)' })).toBeUndefined();
});

it('a note about omitted items counts them', () => {
  expect(andMore(0, 'finding', 'There.')).toBe('');
  expect(andMore(1, 'finding', 'There.')).toBe('… and 1 more finding. There.');
  expect(andMore(2, 'finding', 'There.')).toBe('… and 2 more findings. There.');
});

it('a drawing of more platforms than fit is a note that says where everything is', () => {
  const changes = Array.from({ length: 800 }, (_, i) => ({
    ...edgeChange('create', `a${i} <- b${i}`),
    downstream: urnOf(`a${i}`, { platform: `one${i}` }),
    upstream: urnOf(`b${i}`, { platform: `other${i}` }),
  }));
  const section = lineageSection(changeDrawing({ changes, impact: null }), {
    title: 'Lineage',
    where: 'headwater plan --full lists it.',
  });
  expect(String(section)).toContain('headwater plan --full lists it.');
  expect(String(section)).not.toContain('<svg');
});
