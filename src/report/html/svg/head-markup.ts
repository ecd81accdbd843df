import {
  type BoxHead,
  headNote,
  headPadding,
  headTop,
  SIGN_ROOM,
  SMALL_LINE,
  SMALL_SIZE,
  TILE,
  TILE_ROOM,
  TITLE_LINE,
  TITLE_SIZE,
} from '../../drawing/look/box-head.js';
import { kindSigns, type Size } from '../../drawing/look/kind-look.js';
import { platformMark } from '../../drawing/look/platform-mark.js';
import { element, type Html, type HtmlAttributes, NOTHING, sequence, text } from '../element.js';

/** The attributes that color the parts of a head: classes in a page, colors in a file. */
interface HeadPaint {
  readonly name: HtmlAttributes;
  readonly soft: HtmlAttributes;
  readonly note: HtmlAttributes;
  readonly letters: HtmlAttributes;
  readonly sign: HtmlAttributes;
}

/** Draws the head of a box at the origin: mark, context, title, environment and facts. */
export function headMarkup(head: BoxHead, size: Size, paint: HeadPaint): Html {
  const { kind, platform, context, env, title } = head;
  const left = headPadding(kind);
  const x = left + (platform === '' ? 0 : TILE_ROOM);
  const top = headTop(head, size);
  const titleTop = top + (context === '' && env === '' ? 0 : SMALL_LINE);
  const noteTop = titleTop + title.length * TITLE_LINE + 2;
  const small = (words: string, place: HtmlAttributes): Html =>
    words === '' ? NOTHING : element('text', { 'font-size': SMALL_SIZE, ...place }, text(words));
  return sequence([
    platform === '' ? NOTHING : tile(platform, { x: left, y: titleTop - 11 }, paint.letters),
    small(context, { x, y: top + 11, ...paint.soft }),
    small(env, { x: size.width - left, y: top + 11, 'text-anchor': 'end', ...paint.soft }),
    ...title.map((line, at) => {
      const place = { x, y: titleTop + at * TITLE_LINE + 13, 'font-size': TITLE_SIZE };
      return element('text', { ...place, ...paint.name }, text(line.trim()));
    }),
    element('path', {
      d: kindSigns[kind],
      transform: `translate(${left} ${noteTop + 1}) scale(.8)`,
      ...paint.sign,
    }),
    small(headNote(head, size.width), { x: left + SIGN_ROOM, y: noteTop + 11, ...paint.note }),
  ]);
}

function tile(platform: string, { x, y }: { x: number; y: number }, paint: HtmlAttributes): Html {
  const { letters, color } = platformMark(platform);
  const middle = { x: x + TILE / 2, y: y + TILE / 2 + 4, 'text-anchor': 'middle' };
  return sequence([
    element('rect', { x, y, width: TILE, height: TILE, rx: 6, fill: color }),
    element('text', { ...middle, 'font-size': SMALL_SIZE, ...paint }, text(letters)),
  ]);
}
