import { type ReactNode, type RefObject, useEffect } from 'react';
import { Notice } from '../ui/notice.js';
import './drawing.css';
import { startAtChange } from './drawn-links.js';

interface DrawingFigureProps {
  /** The markup of the report's drawing. Null if the document cannot be drawn. */
  readonly markup: string | null;
  /** Takes the element around the drawing. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Shows the drawing of the report. It starts at the changes. */
export function DrawingFigure({ markup, place }: DrawingFigureProps): ReactNode {
  useEffect(() => {
    if (markup === null) return;
    // The worker has no DOM, so it sends text. Scripts of a parsed document never run, and the
    // renderer escapes every name.
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    place.current?.replaceChildren(...body.childNodes);
    if (place.current) startAtChange(place.current);
  }, [markup, place]);
  if (markup === null)
    return (
      <Notice tone="info" title="The lineage cannot be drawn">
        <p>The document names elements that it does not describe. The lists have all of it.</p>
      </Notice>
    );
  return <div ref={place} className="headwater-drawing" />;
}
