// Generated from the API's document: edit that, not this.
/** Path parameters of `files.replace` (PUT /files/{id}). */
export interface FilesReplacePath {
  id: string;
}

/** Request body of `files.replace` (PUT /files/{id}). */
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
 */
export type FilesReplaceResponse200 = Uint8Array;

/** Request body of `files.upload` (POST /files). */
export interface FilesUploadBody {
  /** @format binary */
  file: Uint8Array;
  note?: string;
}

/** Response 200 of `files.upload` (POST /files): As JSON or as plain text. */
export interface FilesUploadResponse200 {
  size?: number;
}

/** Response 5XX of `files.upload` (POST /files): Broken. */
export type FilesUploadResponse5XX = string;

/** Response default of `files.upload` (POST /files): Anything else. */
export type FilesUploadResponseDefault = string;
