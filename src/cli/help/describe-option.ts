import type { Option } from 'commander';

/** Describes an option as `Remove lineage…: owned, off (default: owned)`. */
export function describeOption(option: Option): string {
  const { description, argChoices, defaultValue, defaultValueDescription, required } = option;
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const named = defaultValueDescription ?? defaultText(defaultValue);
  const byDefault = required && named !== '' ? ` (default: ${named})` : '';
  return `${withChoices(description, choices)}${byDefault}`;
}

/** The choices come before a default that the description itself names. */
function withChoices(description: string, choices: string): string {
  const at = description.indexOf(' (default:');
  return at < 0
    ? `${description}${choices}`
    : `${description.slice(0, at)}${choices}${description.slice(at)}`;
}

function defaultText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
