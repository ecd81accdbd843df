import { useEffect, useRef } from 'react';

/** Elements that take every key: fields, menus, and the graph or the list itself. */
const TAKERS = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [data-stage]';

/** Elements that take some keys, such as Enter and the arrows. */
const CONTROLS = 'a, button, input, summary, [tabindex="0"]';

/** Handles the keys of a page that no element takes. Works as soon as the page is there. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const now = useRef(onKey);
  now.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isFree(event)) now.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** True for a key without a modifier that the element with the focus does not take. */
function isFree(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof Element) || target.closest(TAKERS)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const isSign = key.length === 1 && key !== ' ';
  return target.closest(CONTROLS) ? isSign : isSign || /^(?: |Enter|Escape|Arrow.*)$/.test(key);
}
