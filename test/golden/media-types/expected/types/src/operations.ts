// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/**
 * Path parameters of `files.replace` (PUT /files/{id}).
 *
 * @see spec.yaml#/paths/~1files~1{id}/put
 */
export interface FilesReplacePath {
  id: string;
}

/**
 * Request body of `files.replace` (PUT /files/{id}).
 *
 * @see spec.yaml#/paths/~1files~1{id}/put/requestBody
 */
export type FilesReplaceBody =
  | {
      text?: string;
    }
  | {
      text?: string | null;
    };

/**
 * Response 200 of `files.replace` (PUT /files/{id}): The bytes.
 *
 * @format binary
 * @see spec.yaml#/paths/~1files~1{id}/put/responses/200
 */
export type FilesReplaceResponse200 = Uint8Array;

/**
 * Request body of `files.upload` (POST /files).
 *
 * @see spec.yaml#/paths/~1files/post/requestBody
 */
export interface FilesUploadBody {
  /** @format binary */
  file: Uint8Array;
  note?: string;
}

/**
 * Response 200 of `files.upload` (POST /files): As JSON or as plain text.
 *
 * @see spec.yaml#/paths/~1files/post/responses/200
 */
export interface FilesUploadResponse200 {
  size?: number;
}

/**
 * Response 5XX of `files.upload` (POST /files): Broken.
 *
 * @see spec.yaml#/paths/~1files/post/responses/5XX
 */
export type FilesUploadResponse5XX = string;

/**
 * Response default of `files.upload` (POST /files): Anything else.
 *
 * @see spec.yaml#/paths/~1files/post/responses/default
 */
export type FilesUploadResponseDefault = string;
