import { StringDecoder } from 'node:string_decoder';

/**
 * The first bytes of a body, as many as are to be kept. Chunks are copied: a receiver that sends its answer byte by byte would otherwise have us keep an object, and
 * the memory of a read, for each byte.
 */
export class TruncatedBody {
  readonly #mostBytes: number;
  #bytes: Buffer = Buffer.alloc(0);
  #length = 0;
  #cut = false;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Whether there was more than is kept. */
  get cut(): boolean {
    return this.#cut;
  }

  add(chunk: Uint8Array): void {
    const part = chunk.subarray(0, this.#mostBytes - this.#length);
    if (part.length < chunk.length) this.#cut = true;
    if (part.length === 0) return;
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      // Doubling keeps the copies fewer than the bytes.
      const grown = Buffer.allocUnsafeSlow(Math.min(this.#mostBytes, Math.max(length, 2 * this.#bytes.length)));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }

  /**
   * As UTF-8 text: a character that the cut went through is left out, and what is no UTF-8 becomes U+FFFD, as does U+0000, which
   * PostgreSQL has no text for.
   */
  text(): string {
    const bytes = this.#bytes.subarray(0, this.#length);
    // No text has this byte, so it is replaced as what is invalid: in place, because a body can be nothing but zeros.
    for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) bytes[at] = 0xff;
    return this.#cut ? new StringDecoder('utf8').write(bytes) : bytes.toString('utf8');
  }
}
