// Generated from spec.yaml by `npm run generate`. Do not edit.
import { blobOf, type FileInput } from './file.ts';

/** Sends bytes with their own media type, or else with `mediaType`. */
export function write(body: unknown, mediaType: string): Promise<Blob> {
  return blobOf(body as FileInput, mediaType);
}
