/** Texts that YAML 1.1 and 1.2 read as they stand in a block. */
const PLAIN = /^[A-Za-z][\w./-]*(?::[\w./(),-]+)*$/;

/** Texts that YAML 1.1 or 1.2 reads as a boolean, null or a number. */
const KEYWORD = /^(?:y|yes|n|no|true|false|on|off|null)$/i;

/** Characters that YAML 1.1 takes for line breaks or refuses. JSON leaves them as they are. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Writes a text as a value in a YAML block, so that any parser of YAML 1.1 or 1.2 reads it. */
export function yamlText(text: string): string {
  if (PLAIN.test(text) && !KEYWORD.test(text)) return text;
  return JSON.stringify(text).replaceAll(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes a number. YAML 1.1 reads `1e-7` as a text, and `1.0e-7` as a number. */
export function yamlNumber(value: number): string {
  return String(value).replace(/^(\d+)e/, '$1.0e');
}
