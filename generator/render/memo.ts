import type { Api } from '../model/api.ts';
import type { OutputFile, Piece, Unit } from '../targets/unit.ts';
import type { RenderedPiece } from './render-all.ts';

/**
 * What one run of a watch leaves to the next: its `Api`, with which the next one shares unchanged parts,
 * its files, and the text of each piece of them, rendered and formatted. A file or piece is reused as long
 * as all parts that it depends on are the same objects. A piece that is rendered to the same text again is
 * not formatted again: of 400 pieces that depend on a parameter of all operations, few change with its
 * description.
 * Nothing else in the generator remembers an earlier run.
 */
export class Memo {
  /** The `Api` of the last run that built one. */
  api: Api | undefined;
  /** By path, as they were last rendered. */
  readonly files = new Map<string, OutputFile>();
  readonly #texts = new Map<string, Pick<Piece, 'from'> & Required<RenderedPiece>>();

  /** The file of an earlier run, if it would be the same. */
  fileOf({ path, from }: Unit): OutputFile | undefined {
    const earlier = this.files.get(path);
    return earlier !== undefined && isSame(earlier.from, from) ? earlier : undefined;
  }

  /** The text of the piece, if it would be the same as in an earlier run. */
  textOf(path: string, { name, from }: Piece): string | undefined {
    const earlier = this.#texts.get(`${path}#${name}`);
    return earlier !== undefined && isSame(earlier.from, from) ? earlier.text : undefined;
  }

  /** The text as it was rendered in an earlier run, before it was formatted; null if there was none. */
  renderedOf(path: string, { name }: Piece): string | null {
    return this.#texts.get(`${path}#${name}`)?.rendered ?? null;
  }

  /** Returns the formatted text: that of an earlier run where the piece was rendered to the same text. */
  remember(path: string, { name, from }: Piece, { rendered, text }: RenderedPiece): string {
    const key = `${path}#${name}`;
    const kept = rendered === undefined || text === undefined ? this.#texts.get(key)! : { rendered, text };
    this.#texts.set(key, { ...kept, from });
    return kept.text;
  }
}

function isSame<Part>(before: readonly Part[], now: readonly Part[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}
