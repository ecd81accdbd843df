import { type ReactNode, useEffect } from 'react';

/** The heading of a page. It is also the title of the window. */
export function PageHeading({ title }: { readonly title: string }): ReactNode {
  useEffect(() => {
    document.title = `${title} · Headwater`;
  }, [title]);
  return <h1 tabIndex={-1}>{title}</h1>;
}
