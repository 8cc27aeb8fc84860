import type { ApiMutation } from './api-mutation.ts';
import { documentMutations } from './document-mutations.ts';
import { eventMutations } from './event-mutations.ts';
import { requestMutations } from './request-mutations.ts';
import { responseMutations } from './response-mutations.ts';

/** Changes of everything but schemas, each with all changes that a comparison has to find. */
export const apiMutations: readonly ApiMutation[] = [
  ...requestMutations,
  ...responseMutations,
  ...eventMutations,
  ...documentMutations,
];
