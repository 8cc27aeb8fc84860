// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Attachment, Fields, Upload } from './schemas.ts';

/**
 * Request body of `forms.attach` (POST /attachment).
 *
 * @see spec.yaml#/paths/~1attachment/post/requestBody
 */
export interface FormsAttachBody {
  attachment?: Attachment;
  /** @format binary */
  content?: string | null;
}

/**
 * Response 200 of `forms.attach` (POST /attachment): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type FormsAttachResponse200 = unknown;

/**
 * Request body of `forms.either` (POST /either).
 *
 * @see spec.yaml#/paths/~1either/post/requestBody
 */
export type FormsEitherBody = Fields;

/**
 * Response 200 of `forms.either` (POST /either): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type FormsEitherResponse200 = unknown;

/**
 * Request body of `forms.patch` (PATCH /patch).
 *
 * @see spec.yaml#/paths/~1patch/patch/requestBody
 */
export type FormsPatchBody =
  | {
      text?: string;
    }
  | {
      text?: string | null;
    };

/**
 * Response 200 of `forms.patch` (PATCH /patch): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type FormsPatchResponse200 = unknown;

/**
 * Request body of `forms.send` (POST /form).
 *
 * @see spec.yaml#/paths/~1form/post/requestBody
 */
export type FormsSendBody = Fields;

/**
 * Response 200 of `forms.send` (POST /form): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type FormsSendResponse200 = unknown;

/**
 * Request body of `forms.upload` (POST /multipart).
 *
 * @see spec.yaml#/paths/~1multipart/post/requestBody
 */
export type FormsUploadBody = Upload;

/**
 * Response 200 of `forms.upload` (POST /multipart): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type FormsUploadResponse200 = unknown;

/**
 * Request body of `raw.bytes` (PUT /bytes).
 *
 * @format binary
 * @see spec.yaml#/paths/~1bytes/put/requestBody
 */
export type RawBytesBody = Uint8Array;

/**
 * Response 2XX of `raw.bytes` (PUT /bytes): The same.
 *
 * @format binary
 * @see spec.yaml#/paths/~1bytes/put/responses/2XX
 */
export type RawBytesResponse2XX = Uint8Array;

/**
 * Request body of `raw.image` (PUT /image).
 *
 * @format binary
 * @see spec.yaml#/paths/~1image/put/requestBody
 */
export type RawImageBody = Uint8Array;

/**
 * Response 200 of `raw.image` (PUT /image): The same.
 *
 * @format binary
 * @see spec.yaml#/paths/~1image/put/responses/200
 */
export type RawImageResponse200 = Uint8Array;

/**
 * Request body of `raw.text` (POST /text).
 *
 * @maxLength 9
 * @see spec.yaml#/paths/~1text/post/requestBody
 */
export type RawTextBody = string;

/**
 * Response 200 of `raw.text` (POST /text): The same.
 *
 * @see spec.yaml#/paths/~1text/post/responses/200
 */
export type RawTextResponse200 = string;
