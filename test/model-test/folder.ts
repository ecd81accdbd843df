import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Declared } from './declared.js';

/**
 * The folder of one stack. Writes synchronously, so that a step has ended when its call returns.
 */
export class Folder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'headwater-model-'));
  #written = '';

  write(
    declared: Declared,
    { writes, shuffled = false }: { readonly writes: string; readonly shuffled?: boolean },
  ): void {
    const rules = { 'unused-dataset': 'off', cycle: 'off', 'self-lineage': 'off' };
    const settings = { version: 1, stack: declared.stack, writes, rules };
    const files = { 'headwater.yaml': JSON.stringify(settings), ...declared.files(shuffled) };
    const text = JSON.stringify(files);
    if (text === this.#written) return;
    this.#written = text;
    rmSync(join(this.path, 'lineage'), { recursive: true, force: true });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true });
      writeFileSync(join(this.path, file), content);
    }
  }

  /** Receipts, oldest first. */
  receipts(): readonly string[] {
    const folder = join(this.path, '.headwater', 'receipts');
    try {
      return readdirSync(folder)
        .sort()
        .map((name) => join(folder, name));
    } catch {
      return [];
    }
  }

  /**
   * Records the receipts as they are now. The returned function restores them, whatever was written
   * since.
   */
  freeze(): () => void {
    const kept = this.receipts().map((path) => [path, readFileSync(path)] as const);
    return () => {
      for (const [path, bytes] of kept) writeFileSync(path, bytes);
    };
  }

  /** Deletes local state, as on a machine that never ran the tool. */
  forget(): void {
    rmSync(join(this.path, '.headwater'), { recursive: true, force: true });
  }

  /** Empties the folder. */
  clear(): void {
    this.forget();
    this.#written = '';
    rmSync(join(this.path, 'lineage'), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
