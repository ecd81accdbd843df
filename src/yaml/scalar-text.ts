/** Texts that YAML 1.1 or YAML 1.2 reads as a number, a boolean, null, a date or a merge key. */
const NOT_TEXT = new RegExp(
  `^(?:${[
    // Booleans and null.
    'y|n|yes|no|on|off|true|false|null|~',
    // Integers, also with underscores, and in base 2, 8, 16 and 60.
    '[-+]?[0-9][0-9_]*',
    '[-+]?0b[01_]+',
    '[-+]?0o[0-7_]+',
    '[-+]?0x[0-9a-f_]+',
    '[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?',
    // Numbers with a fraction or an exponent.
    '[-+]?(?:[0-9][0-9_]*)?\\.[0-9_.]*(?:e[-+]?[0-9]+)?',
    '[-+]?[0-9][0-9_]*e[-+]?[0-9]+',
    '[-+]?\\.(?:inf|nan)',
    // Dates and times.
    '[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:t|[ ]+)[0-9].*)?',
    // The merge key and the default value of YAML 1.1.
    '<<|=',
  ].join('|')})$`,
  'i',
);

/** A first character that gives a plain text another meaning. */
const RESERVED_START = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?: |$)|---|\.\.\.)/;

/** Characters that end a plain text, at least in one of the two versions. */
const ENDS_PLAIN = /: | #|:$|^ | $/;

/** Brackets and commas end a plain text between brackets. Some readers of YAML 1.1 refuse a colon. */
const ENDS_PLAIN_IN_FLOW = /[,[\]{}:]|^[-?]/;

/** A character that nobody sees, or that YAML 1.1 reads as a line break. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

/** The unprintable characters that `JSON.stringify` does not escape. */
const UNPRINTABLE_IN_JSON = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu;

/**
 * Writes a text as a scalar on one line: plain where YAML 1.1 and YAML 1.2 both read that text,
 * otherwise in quotes. Other tools of a team may read manifests with either version.
 *
 * @param inFlow true between brackets or braces
 */
export function scalarText(text: string, inFlow: boolean): string {
  return isPlain(text) && !(inFlow && ENDS_PLAIN_IN_FLOW.test(text)) ? text : quoted(text);
}

function isPlain(text: string): boolean {
  return (
    text !== '' &&
    !NOT_TEXT.test(text) &&
    !RESERVED_START.test(text) &&
    !ENDS_PLAIN.test(text) &&
    !UNPRINTABLE.test(text)
  );
}

/** Single quotes spare the marks of double ones. SQL has many double quotes. */
function quoted(text: string): string {
  if (text.includes('"') && !text.includes("'") && !UNPRINTABLE.test(text)) return `'${text}'`;
  return JSON.stringify(text).replace(UNPRINTABLE_IN_JSON, (one) => {
    const code = Number(one.codePointAt(0)).toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** Writes a number so that YAML 1.1 reads it as a number too. There, an exponent needs a fraction. */
export function numberText(value: number): string {
  return String(value).replace(/^(\d+)e/, '$1.0e');
}
