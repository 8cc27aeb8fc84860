import type { JsonValue } from '../../json.ts';

/** What came of trying a claimed break out. */
export type Proof =
  /** A value that worked and is refused, or that arrives and could not. */
  | { readonly kind: 'value'; readonly value: JsonValue; readonly text: string; readonly holds: true }
  /** Lines of a program that worked and no longer do. */
  | { readonly kind: 'program'; readonly text: string; readonly holds: boolean }
  /** None was found: look at the change yourself. */
  | { readonly kind: 'none'; readonly text: string; readonly holds: false };
