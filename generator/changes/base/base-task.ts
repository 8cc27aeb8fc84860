import type { PlaceRequest } from '../render/places.ts';
import type { Version } from './load-version.ts';

export type BaseTask =
  | { readonly name: 'load'; readonly base: string; readonly specFile: string }
  | { readonly name: 'places'; readonly requests: readonly PlaceRequest[] };

/** What a thread can post of a version. */
export type LoadedBase = Pick<Version, 'name' | 'document'>;
