// Generated from spec.yaml by `npm run generate`. Do not edit.
/** The body of a response. */
export interface ReadBody {
  readonly body: unknown;
  /** True for a body that should be JSON and is not. */
  readonly isText?: boolean;
  /** True for a body that the document describes as text, bytes or a stream; it is not validated. */
  readonly isOther?: boolean;
}

export type Read = (response: Response, signal?: AbortSignal) => Promise<ReadBody>;

export async function readJson(response: Response): Promise<ReadBody> {
  const text = await response.text();
  if (text === '') return { body: undefined };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: text, isText: true };
  }
}
