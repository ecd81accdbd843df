/** The anchors that GitHub gives the headings of a page. */
export function anchorsOf(markdown: string): readonly string[] {
  const text = markdown.replaceAll(/^(`{3,})[^\n]*\n.*?^\1$/gms, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading));
}

/** The anchor that GitHub gives the first heading with this text. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
