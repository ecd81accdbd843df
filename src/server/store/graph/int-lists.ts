/** A list that is first filled gets room for so many. */
const FIRST_ROOM = 2;
/** Below this, wasted room is not worth an effort. */
const LEAST_ROOM = 1024;

/**
 * Lists of whole numbers, one for each key from 0 on, all in one flat array: hundreds of thousands of short lists cost
 * little more than what is in them. A list that grows out of its room moves to the end; once half of the array is left
 * behind, it is packed.
 */
export class IntLists {
  #items: Int32Array = new Int32Array(LEAST_ROOM);
  /** Where the room of the next list begins. */
  #end = 0;
  #abandoned = 0;
  #starts: Int32Array = new Int32Array(LEAST_ROOM);
  #lengths: Int32Array = new Int32Array(LEAST_ROOM);
  #rooms: Int32Array = new Int32Array(LEAST_ROOM);

  /** Calls with each item of a list, repetitions included. Nothing may be added or removed meanwhile. */
  each(key: number, visit: (item: number) => void): void {
    const items = this.#items;
    const start = this.#starts[key] ?? 0;
    const end = start + (this.#lengths[key] ?? 0);
    for (let i = start; i < end; i++) visit(items[i] as number);
  }

  add(key: number, item: number): void {
    this.#makeKey(key);
    const length = this.#lengths[key] as number;
    if (length === this.#rooms[key]) this.#move(key, Math.max(FIRST_ROOM, length * 2));
    this.#items[(this.#starts[key] as number) + length] = item;
    this.#lengths[key] = length + 1;
  }

  /** Takes out one of the items that equal the given one, if any does. */
  remove(key: number, item: number): void {
    const start = this.#starts[key] ?? 0;
    const length = this.#lengths[key] ?? 0;
    const found = this.#items.subarray(start, start + length).indexOf(item);
    if (found < 0) return;
    this.#items[start + found] = this.#items[start + length - 1] as number;
    this.#lengths[key] = length - 1;
  }

  #makeKey(key: number): void {
    if (key < this.#starts.length) return;
    const size = Math.max(key + 1, this.#starts.length * 2);
    this.#starts = enlarged(this.#starts, size);
    this.#lengths = enlarged(this.#lengths, size);
    this.#rooms = enlarged(this.#rooms, size);
  }

  /** Gives a list more room, behind all others. */
  #move(key: number, room: number): void {
    this.#abandoned += this.#rooms[key] as number;
    if (this.#end + room > this.#items.length) this.#makeRoom(room);
    const start = this.#starts[key] as number;
    this.#items.copyWithin(this.#end, start, start + (this.#lengths[key] as number));
    this.#starts[key] = this.#end;
    this.#rooms[key] = room;
    this.#end += room;
  }

  #makeRoom(room: number): void {
    if (this.#abandoned > this.#end / 2) this.#pack();
    if (this.#end + room > this.#items.length) this.#items = enlarged(this.#items, Math.max(this.#end + room, this.#items.length * 2));
  }

  #pack(): void {
    const packed = new Int32Array(this.#items.length);
    let end = 0;
    for (let key = 0; key < this.#starts.length; key++) {
      const start = this.#starts[key] as number;
      const length = this.#lengths[key] as number;
      packed.set(this.#items.subarray(start, start + length), end);
      this.#starts[key] = end;
      this.#rooms[key] = length;
      end += length;
    }
    this.#items = packed;
    this.#end = end;
    this.#abandoned = 0;
  }
}

function enlarged(array: Int32Array, size: number): Int32Array {
  const larger = new Int32Array(size);
  larger.set(array);
  return larger;
}
