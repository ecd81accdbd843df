import type { OwnName } from './change-plan.js';
import type { ImportInput } from './import-types.js';
import { manifestPath, type PathInput } from './manifest-path.js';
import type { MergedUnit, UnitMerges } from './merge-units.js';

export interface ChooserInput {
  readonly input: ImportInput;
  readonly own: readonly OwnName[];
  readonly merges: UnitMerges;
  /** The files that cannot be changed. */
  readonly stayed: ReadonlySet<string>;
}

/** Chooses files for what an import adds. */
export class FileChooser {
  private readonly input: ImportInput;
  private readonly stayed: ReadonlySet<string>;
  /** Existing files by their path in lower case, as some disks compare them. */
  private readonly existing: ReadonlyMap<string, string>;
  /** The files that hold something that an import wrote. */
  private readonly imported = new Set<string>();

  constructor({ input, own, merges, stayed }: ChooserInput) {
    this.input = input;
    this.stayed = stayed;
    this.existing = new Map(input.files.map(({ path }) => [path.toLowerCase(), path]));
    for (const { place } of own) this.imported.add(place.file);
    for (const { ownFiles } of merges.units) for (const file of ownFiles) this.imported.add(file);
  }

  /** Returns the file in which lineage of a downstream stands that an import wrote. */
  fileOf({ ownFiles }: MergedUnit): string | undefined {
    return [...ownFiles].filter((file) => !this.stayed.has(file)).sort()[0];
  }

  /** Returns the file of the layout, or one beside it if the file is a person's. */
  choose(dataset: PathInput): string {
    const path = manifestPath(dataset, {
      folder: this.input.options.folder,
      by: this.input.options.by,
      record: this.input.options.name,
    });
    const existing = this.existing.get(path.toLowerCase());
    const known = existing ?? path;
    const isOpen = existing === undefined || this.imported.has(existing);
    return isOpen && !this.stayed.has(known) ? known : this.besideOf(path);
  }

  private besideOf(path: string): string {
    const stem = path.replace(/\.yaml$/, '.imported');
    for (let number = 1; ; number++) {
      const beside = `${stem}${number === 1 ? '' : `-${number}`}.yaml`;
      const known = this.existing.get(beside.toLowerCase()) ?? beside;
      if (!this.stayed.has(known)) return known;
    }
  }
}
