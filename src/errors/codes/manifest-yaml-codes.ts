import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of YAML syntax. */
export type ManifestYamlCodeName =
  | 'yaml-syntax'
  | 'several-documents'
  | 'empty-file'
  | 'unreadable-character'
  | 'too-deep'
  | 'refused-directive'
  | 'refused-tag'
  | 'refused-alias'
  | 'refused-key'
  | 'duplicate-key'
  | 'not-formatted'
  | 'too-large-to-parse';

/** Findings about the YAML of a manifest or of the settings (HW200. and HW201.). */
export const manifestYamlCodes: Readonly<Record<ManifestYamlCodeName, CodeEntry>> = {
  'yaml-syntax': error(
    'HW2001',
    'not YAML',
    'The text breaks the rules of YAML 1.2. The rest of the file is not checked until this is fixed.',
  ),
  'several-documents': error(
    'HW2002',
    'several documents in one file',
    'A line of three dashes starts another YAML document. A file holds one document; move the other to a file of its own.',
  ),
  'empty-file': error(
    'HW2003',
    'empty file',
    'The file is empty or holds only comments. Delete it, or write at least `version: 1`. It may have been cut short.',
  ),
  'unreadable-character': error(
    'HW2004',
    'character that is not text',
    'The file holds control characters or bytes that are not UTF-8. Names with them would match nothing. Save the file as UTF-8.',
  ),
  'too-deep': error(
    'HW2005',
    'nested too deeply',
    'Nothing in a manifest or in the settings needs that many levels, so the file is probably damaged.',
  ),
  'refused-directive': error(
    'HW2006',
    'YAML directive',
    'Files are read as YAML 1.2, where a word such as `off` is text. Directives are refused, since they could change that. Remove the directive.',
  ),
  'refused-tag': error(
    'HW2007',
    'YAML tag',
    'Manifests are plain data: text, numbers, true, false, lists and mappings. Remove the tag.',
  ),
  'refused-alias': error(
    'HW2008',
    'alias that cannot be followed',
    'The alias names no anchor before it, is inside its own anchor, or the aliases of the file repeat too many values.',
  ),
  'refused-key': error(
    'HW2009',
    'key with a special meaning',
    'Merge keys (`<<`) hide where a value comes from; write the values out. `__proto__` has a meaning of its own in JavaScript; choose another name.',
  ),
  'duplicate-key': error(
    'HW2010',
    'key stated twice',
    'A mapping can hold a key once. The second value would silently replace the first; remove one of them.',
  ),
  'not-formatted': error(
    'HW2011',
    'file that cannot be formatted',
    'The formatter reads its own result before anything is written. Here it would not have said the same as the file, so the file stays as it is. A key longer than 1,024 characters is such a case. A file with more than 400,000 marks and lines is not formatted either; split it.',
  ),
  'too-large-to-parse': error(
    'HW2012',
    'large file that is not plain YAML',
    'Plain YAML is read fast, up to 10 MB: keys, lists, values on one line, comments. Everything else needs the full parser, which takes long: tabs, anchors, tags, escapes, texts over several lines, and mistakes. So it reads no file with more than 400,000 quotes, brackets, commas and lines, some two megabytes. The finding names the line that is not plain. Write it in plain YAML, mend the mistake, or split the file.',
  ),
};
