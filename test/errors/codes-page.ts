import { type RegisteredCode, registeredCodes } from '../../src/errors/find-code.js';

/** The subject of a code, by its first digit. */
const subjects: Readonly<Record<string, string>> = {
  1: 'Usage, settings and files',
  2: 'Manifests',
  3: 'Plan',
  4: 'Guards',
  5: 'Apply',
  6: 'Catalog',
  7: 'Embedded catalog',
  8: 'Doctor',
  9: 'GitHub Action',
};

const opening = `# Codes

Everything that Headwater finds, refuses or stops at has a number and a name, which stay what they are. The name is also
the key in the setting \`rules\`, where a level can be changed, and what \`--allow\` takes for a guard.
\`headwater explain HW3001\` or \`headwater explain dataset-missing\` prints one of these entries.

This page is made from the registry in \`src/errors/codes\` by \`npm run docs codes\`.
`;

/** Builds the page of all codes, as Markdown. */
export function codesPage(): string {
  const sections = [...new Set(registeredCodes.map(subjectOf))].map((subject) => {
    const entries = registeredCodes.filter((one) => subjectOf(one) === subject);
    return `\n## ${subject}\n${entries.map(entryText).join('')}`;
  });
  return opening + sections.join('');
}

/** Builds the page of one code, as Markdown. */
export function codePage(one: RegisteredCode): string {
  return `${entryText(one).replace('\n### ', '# ')}\n[All codes](codes.md)\n`;
}

function subjectOf({ code }: RegisteredCode): string {
  const subject = subjects[code.charAt(2)];
  if (subject === undefined) throw new Error(`${code} belongs to no subject of the page`);
  return subject;
}

function entryText({ code, name, level, title, explanation }: RegisteredCode): string {
  return `\n### ${code} ${name}\n\n*${level}*: ${inMarkdown(title)}\n\n${inMarkdown(explanation)}\n`;
}

/** Escapes the characters that have a meaning in Markdown, except in backquoted text. */
function inMarkdown(text: string): string {
  return text.replace(/`[^`]*`|[*_<]/g, (found) => (found.startsWith('`') ? found : `\\${found}`));
}
