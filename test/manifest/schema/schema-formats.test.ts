import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { date } from '../../../src/manifest/schema/schema-formats.js';

const days = ['1900', '2000', '2023', '2024', '2100'].flatMap((year) =>
  Array.from({ length: 14 }, (_, month) => String(month).padStart(2, '0')).flatMap((month) =>
    ['00', '01', '28', '29', '30', '31', '32'].map((day) => `${year}-${month}-${day}`),
  ),
);

test.each([[days], [['', '2024-1-01', '2024-01-01T00:00', ' 2024-01-01', '24-01-01', 'today']]])(
  'a date is what the formats of ajv take for one',
  (texts) => {
    const { validate } = fullFormats.date as { validate: (text: string) => boolean };
    expect(texts.filter(date)).toEqual(texts.filter((text) => validate(text)));
  },
);
