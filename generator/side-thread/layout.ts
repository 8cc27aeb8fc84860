import type { OutputFile } from '../targets/target.ts';
import type { SideThread } from './side-thread.ts';

/** Has code laid out; where it `keeps` that, only code that it has not just seen. */
export class Layout {
  readonly #side: SideThread;
  readonly #known: Map<string, { readonly from: OutputFile; readonly to: OutputFile }> | undefined;

  constructor(side: SideThread, keeps: boolean) {
    this.#side = side;
    this.#known = keeps ? new Map() : undefined;
  }

  /** The same files in the same order. */
  async format(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
    if (this.#known === undefined) return this.#side.run('format', files);
    const known = this.#known;
    const fresh = files.filter((file) => known.get(file.path)?.from.text !== file.text);
    const formatted = fresh.length === 0 ? [] : await this.#side.run('format', fresh);
    fresh.forEach((from, index) => known.set(from.path, { from, to: formatted[index]! }));
    return files.map((file) => {
      const { to } = known.get(file.path)!;
      return to.sources === file.sources ? to : { ...to, sources: file.sources };
    });
  }
}
