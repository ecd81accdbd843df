import { BOX_GAP, type Placed } from './placed.js';

/** One member of a stack, from top to bottom. */
interface Member {
  readonly id: string;
  readonly x: number;
  /** The top that it would have without the others. */
  readonly wish: number;
  readonly width: number;
  readonly height: number;
  /** The weight of its wish. */
  readonly weight: number;
  readonly isFixed: boolean;
}

/** Members that touch, so that they share one shift. */
interface Block {
  shift: number;
  weight: number;
  size: number;
}

/**
 * Places a stack: in the given order, without overlaps, and as close to the wishes as least squares
 * allow. A fixed member gets its wish. At most one member may be fixed.
 *
 * Subtracting the room above each member turns the problem into an isotonic regression, which
 * merging neighbors solves in linear time. A fixed member bounds the shifts on both sides.
 */
export function placeInOrder(members: readonly Member[]): readonly Placed[] {
  const rooms = roomsAbove(members);
  const wishes = members.map(({ wish }, index) => wish - (rooms[index] ?? 0));
  const fixed = members.findIndex(({ isFixed }) => isFixed);
  const shifts =
    fixed < 0
      ? regress(members, wishes)
      : boundedShifts(members, wishes, fixed, wishes[fixed] ?? 0);
  return members.map(({ id, x, width, height }, index) => {
    const y = (shifts[index] ?? 0) + (rooms[index] ?? 0);
    return { id, x, y, width, height };
  });
}

/** The heights and gaps above each member. */
function roomsAbove(members: readonly Member[]): readonly number[] {
  let room = 0;
  return members.map(({ height }) => {
    const above = room;
    room += height + BOX_GAP;
    return above;
  });
}

function boundedShifts(
  members: readonly Member[],
  wishes: readonly number[],
  fixed: number,
  bound: number,
): readonly number[] {
  const above = regress(members.slice(0, fixed), wishes.slice(0, fixed));
  const below = regress(members.slice(fixed + 1), wishes.slice(fixed + 1));
  return [
    ...above.map((shift) => Math.min(shift, bound)),
    bound,
    ...below.map((shift) => Math.max(shift, bound)),
  ];
}

/** Shifts that never decrease, whole numbers, closest to the wishes. */
function regress(members: readonly Member[], wishes: readonly number[]): readonly number[] {
  const blocks: Block[] = [];
  wishes.forEach((wish, index) => {
    let last: Block = { shift: wish, weight: members[index]?.weight ?? 1, size: 1 };
    for (let before = blocks.at(-1); before && before.shift > last.shift; before = blocks.at(-1)) {
      last = mergeBlocks(before, last);
      blocks.pop();
    }
    blocks.push(last);
  });
  return blocks.flatMap(({ shift, size }) => new Array<number>(size).fill(Math.round(shift)));
}

function mergeBlocks(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  return {
    shift: (a.shift * a.weight + b.shift * b.weight) / weight,
    weight,
    size: a.size + b.size,
  };
}
