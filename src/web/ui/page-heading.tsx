import { type ReactNode, useEffect } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** The mark before the title. Default: none. */
  readonly mark?: ReactNode;
}

/** The heading of a page. It is also the title of the window. */
export function PageHeading({ title, mark }: PageHeadingProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Headwater`;
  }, [title]);
  return (
    <h1 tabIndex={-1}>
      {mark}
      {title}
    </h1>
  );
}
