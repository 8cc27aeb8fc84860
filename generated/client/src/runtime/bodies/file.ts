// Generated from spec.yaml by `npm run generate`. Do not edit.
/**
 * Bytes to send. A stream is read completely before the request is sent, so that it can be sent again; Node's
 * `fs.openAsBlob` sends a large file from disk instead.
 */
export type FileContent = Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array>;

/** Bytes with the name and media type of the file. */
export interface NamedFile {
  readonly content: FileContent;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
}

export type FileInput = FileContent | NamedFile;

/** A request body with a file in each place where the document has bytes. */
export type WithFiles<Body> = Body extends Uint8Array
  ? FileInput
  : Body extends object
    ? { [Key in keyof Body]: WithFiles<Body[Key]> }
    : Body;

export function isFile(value: unknown): value is FileInput {
  return isContent(value) || isContent((value as NamedFile | null | undefined)?.content);
}

/** The bytes with a media type: that of the file, or else `fallback`. */
export async function blobOf(file: FileInput, fallback: string): Promise<Blob> {
  const { content, type }: NamedFile = isContent(file) ? { content: file } : file;
  const own = type || (content instanceof Blob && content.type) || fallback;
  if (content instanceof Blob && content.type === own) return content;
  const bytes = content instanceof ReadableStream ? await new Response(content).arrayBuffer() : content;
  return new Blob([bytes] as BlobParts, { type: own });
}

/** The name of the file, or else `fallback`. */
export function fileName(file: FileInput, fallback: string): string {
  return ('name' in file && file.name) || fallback;
}

/** In each version of TypeScript, what `Blob` accepts: it rejects shared memory only since 5.9. */
type BlobParts = ConstructorParameters<typeof Blob>[0];

function isContent(value: unknown): value is FileContent {
  return [Uint8Array, ArrayBuffer, Blob, ReadableStream].some((type) => value instanceof type);
}
