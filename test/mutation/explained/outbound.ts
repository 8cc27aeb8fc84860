import type { Explained } from '../explained.ts';

export const explainedOutbound: readonly Explained[] = [];
