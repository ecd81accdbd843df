/** Room of a list after its first item, in items. */
const FIRST_ROOM = 2;
/** Initial size of each array. Wasted room below this size does not matter. */
const LEAST_ROOM = 1024;

/**
 * Lists of integers, one for each key from 0, all in one flat array. Hundreds of thousands of short
 * lists need little more memory than their items. A list that outgrows its room moves to the end.
 * Once half of the array is abandoned room, it packs the array.
 */
export class IntLists {
  #items: Int32Array = new Int32Array(LEAST_ROOM);
  /** Index at which the room of the next list begins. */
  #end = 0;
  #abandoned = 0;
  #starts: Int32Array = new Int32Array(LEAST_ROOM);
  #lengths: Int32Array = new Int32Array(LEAST_ROOM);
  #rooms: Int32Array = new Int32Array(LEAST_ROOM);

  /**
   * Calls `visit` with each item of a list, duplicates included. `visit` must not add or remove
   * items.
   */
  each(key: number, visit: (item: number) => void): void {
    const items = this.#items;
    const start = this.#starts[key] ?? 0;
    const end = start + (this.#lengths[key] ?? 0);
    for (let i = start; i < end; i++) visit(items[i] as number);
  }

  add(key: number, item: number): void {
    this.#ensureKey(key);
    const length = this.#lengths[key] as number;
    if (length === this.#rooms[key]) this.#move(key, Math.max(FIRST_ROOM, length * 2));
    this.#items[(this.#starts[key] as number) + length] = item;
    this.#lengths[key] = length + 1;
  }

  /** Removes one occurrence of an item, if the list has one. */
  remove(key: number, item: number): void {
    const start = this.#starts[key] ?? 0;
    const length = this.#lengths[key] ?? 0;
    const found = this.#items.subarray(start, start + length).indexOf(item);
    if (found < 0) return;
    this.#items[start + found] = this.#items[start + length - 1] as number;
    this.#lengths[key] = length - 1;
  }

  #ensureKey(key: number): void {
    if (key < this.#starts.length) return;
    const size = Math.max(key + 1, this.#starts.length * 2);
    this.#starts = enlarge(this.#starts, size);
    this.#lengths = enlarge(this.#lengths, size);
    this.#rooms = enlarge(this.#rooms, size);
  }

  /** Moves a list to the end of the array, with more room. */
  #move(key: number, room: number): void {
    this.#abandoned += this.#rooms[key] as number;
    if (this.#end + room > this.#items.length) this.#ensureRoom(room);
    const start = this.#starts[key] as number;
    this.#items.copyWithin(this.#end, start, start + (this.#lengths[key] as number));
    this.#starts[key] = this.#end;
    this.#rooms[key] = room;
    this.#end += room;
  }

  #ensureRoom(room: number): void {
    if (this.#abandoned > this.#end / 2) this.#pack();
    if (this.#end + room > this.#items.length)
      this.#items = enlarge(this.#items, Math.max(this.#end + room, this.#items.length * 2));
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

function enlarge(array: Int32Array, size: number): Int32Array {
  const larger = new Int32Array(size);
  larger.set(array);
  return larger;
}
