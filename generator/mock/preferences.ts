import { ProblemError } from './failure.ts';

/** The preferences of a request for its response (RFC 7240: `Prefer: code=404, dynamic=true`). */
export interface Preferences {
  readonly code?: number;
  /** Name of one of its examples, or an error code of the operation. */
  readonly exampleKey?: string;
  /** Generates values from the schema instead of an example. */
  readonly dynamic: boolean;
  /** The same seed generates the same values. */
  readonly seed?: string;
}

const FORMS = 'code=STATUS, example=NAME, dynamic=true and seed=TEXT';

/** Ignores unknown preferences (RFC 7240, section 2). @throws ProblemError for an invalid value */
export function readPreferences(header: string | undefined): Preferences {
  const found = new Map(
    (header ?? '').split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const [code, example, dynamic, seed] = ['code', 'example', 'dynamic', 'seed'].map((name) => found.get(name));
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) throw invalid(`code=${code}`);
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') throw invalid(`dynamic=${dynamic}`);
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { exampleKey: example }),
    dynamic: dynamic === 'true',
    ...(seed !== undefined && { seed }),
  };
}

function invalid(preference: string): ProblemError {
  const detail = `Prefer: ${preference.slice(0, 100)} is invalid; accepted are ${FORMS}`;
  return new ProblemError({ kind: 'preference-unknown', detail });
}
