import { StringDecoder } from 'node:string_decoder';

/**
 * The first bytes of a body, up to a limit. Copies chunks: retaining them would hold an object, and the
 * memory of a whole read, for each chunk of a receiver that responds byte by byte.
 */
export class TruncatedBody {
  readonly #limit: number;
  #bytes: Buffer = Buffer.alloc(0);
  #length = 0;
  #cut = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether the body was longer than the limit. */
  get cut(): boolean {
    return this.#cut;
  }

  add(chunk: Uint8Array): void {
    const part = chunk.subarray(0, this.#limit - this.#length);
    if (part.length < chunk.length) this.#cut = true;
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      // Doubling makes the number of copied bytes linear.
      const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(length, 2 * this.#bytes.length)));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }

  /**
   * The bytes as UTF-8 text. Drops a character that the limit cut, and replaces invalid UTF-8 with U+FFFD,
   * as well as U+0000, which PostgreSQL's `text` rejects.
   */
  text(): string {
    const bytes = this.#bytes.subarray(0, this.#length);
    // 0xFF is never valid in UTF-8, so it decodes to U+FFFD. Replaced in place, because a body can consist
    // of zeros.
    for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) bytes[at] = 0xff;
    return this.#cut ? new StringDecoder().write(bytes) : bytes.toString();
  }
}
