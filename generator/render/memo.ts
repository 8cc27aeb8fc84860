import type { Api } from '../model/api.ts';
import type { ApiPart, Piece } from '../targets/unit.ts';
import type { RenderedPiece } from './render-all.ts';

/**
 * What one run of a watch leaves to the next: its `Api`, with which the next one shares unchanged parts,
 * the formatted text of each piece of a file, and the text of each file. A piece is reused as long as all
 * parts that it depends on are the same objects, and a file as long as its pieces are. A piece that is
 * rendered to the same text again is not formatted again: of 392 pieces that depend on a parameter of all
 * operations, four change with its description. Nothing else in the generator remembers an earlier run.
 */
export class Memo {
  /** The `Api` of the last run that built one. */
  api: Api | undefined;
  readonly #texts = new Map<string, EarlierPiece>();
  readonly #files = new Map<string, { readonly pieces: readonly string[]; readonly text: string }>();

  /** The text of the piece, if it would be the same as in an earlier run. */
  textOf(path: string, { name, from }: Piece): string | undefined {
    const earlier = this.#texts.get(`${path}#${name}`);
    return earlier !== undefined && isSame(earlier.from, from) ? earlier.text : undefined;
  }

  /** The hash of the text as it was rendered in an earlier run; empty if there was none. */
  hashOf(path: string, { name }: Piece): string {
    return this.#texts.get(`${path}#${name}`)?.hash ?? '';
  }

  /** Returns the formatted text: that of an earlier run where the piece has none. */
  remember(path: string, { name, from }: Piece, { hash = '', text }: RenderedPiece): string {
    const key = `${path}#${name}`;
    const kept = text ?? this.#texts.get(key)!.text;
    this.#texts.set(key, { from, hash, text: kept });
    return kept;
  }

  /**
   * The text of a file, the same string as in the last run if its pieces are: then neither joining it nor
   * comparing it with the text that was hashed takes time, which is 8 MB for our document.
   */
  joined(path: string, pieces: readonly string[], join: () => string): string {
    const earlier = this.#files.get(path);
    if (earlier !== undefined && isSame(earlier.pieces, pieces)) return earlier.text;
    const text = join();
    this.#files.set(path, { pieces, text });
    return text;
  }
}

interface EarlierPiece {
  readonly from: readonly ApiPart[];
  readonly hash: string;
  readonly text: string;
}

function isSame<Part>(before: readonly Part[], now: readonly Part[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}
