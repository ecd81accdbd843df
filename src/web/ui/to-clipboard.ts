/**
 * Copies a text. Returns false if the browser does not: it offers no clipboard on plain HTTP of
 * another host, and may refuse it.
 */
export async function toClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
