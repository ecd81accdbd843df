import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.js';
import './drawing.css';

/** Shows the drawing of the report. Null if the document cannot be drawn. */
export function DrawingFigure({ markup }: { readonly markup: string | null }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (markup === null) return;
    // The worker has no DOM, so it sends text. Scripts of a parsed document never run, and the
    // renderer escapes every name.
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    place.current?.replaceChildren(...body.childNodes);
  }, [markup]);
  if (markup === null)
    return (
      <Notice tone="info" title="The lineage cannot be drawn">
        <p>The document names elements that it does not describe. The lists have all of it.</p>
      </Notice>
    );
  return <div ref={place} className="headwater-drawing" />;
}
