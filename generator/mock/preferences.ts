/** What a request prefers in its answer (RFC 7240, `Prefer: code=404, dynamic=true`). */
export interface Preferences {
  /** Status of the documented response. */
  readonly code?: number;
  /** Name of one of its examples, or an error code of the operation. */
  readonly example?: string;
  /** Values made from the schema in place of an example. */
  readonly dynamic: boolean;
  /** The same one makes the same values. */
  readonly seed?: string;
}

export class PreferenceError extends Error {
  override readonly name = 'PreferenceError';
}

const FORMS = 'code=STATUS, example=NAME, dynamic=true and seed=TEXT';

/** @throws PreferenceError for one of ours that is none; those of others mean nothing here (RFC 7240 §2). */
export function readPreferences(header: string | undefined): Preferences {
  const found = new Map(
    (header ?? '').split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const [code, example, dynamic, seed] = ['code', 'example', 'dynamic', 'seed'].map((name) => found.get(name));
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) throw refusal(`code=${code}`);
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') throw refusal(`dynamic=${dynamic}`);
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    dynamic: dynamic === 'true',
    ...(seed !== undefined && { seed }),
  };
}

function refusal(given: string): PreferenceError {
  return new PreferenceError(`Prefer: ${given.slice(0, 100)} is none of ${FORMS}`);
}
