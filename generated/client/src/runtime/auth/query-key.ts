// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Scheme } from './scheme.ts';

/** A credential in the query. */
export function queryKey(name: string): Scheme<string> {
  return {
    isIn: () => false,
    add(draft, value) {
      const mark = draft.url.includes('?') ? '&' : '?';
      draft.url += `${mark}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    },
  };
}
