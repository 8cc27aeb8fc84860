// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Book } from './schemas.ts';

/**
 * Path parameters of `books.cover` (GET /books/{isbn}).
 *
 * @see spec.yaml#/paths/~1books~1{isbn}/get
 */
export interface BooksCoverPath {
  /** @pattern ^[0-9]{13}$ */
  isbn: string;
}

/**
 * Response 200 of `books.cover` (GET /books/{isbn}): The picture on its front.
 *
 * @format binary
 * @see spec.yaml#/paths/~1books~1{isbn}/get/responses/200
 */
export type BooksCoverResponse200 = Uint8Array;

/**
 * Path parameters of `books.put` (PUT /books/{isbn}).
 *
 * @see spec.yaml#/paths/~1books~1{isbn}/put
 */
export interface BooksPutPath {
  /** @pattern ^[0-9]{13}$ */
  isbn: string;
}

/**
 * Request body of `books.put` (PUT /books/{isbn}).
 *
 * @see spec.yaml#/paths/~1books~1{isbn}/put/requestBody
 */
export type BooksPutBody = Book;

/**
 * Response 200 of `books.put` (PUT /books/{isbn}): The book as it is kept.
 *
 * @see spec.yaml#/paths/~1books~1{isbn}/put/responses/200
 */
export type BooksPutResponse200 = Book;
