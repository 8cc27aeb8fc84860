/** ts-morph as `light-libraries.ts` has it loaded: what of it is used here. Node looks through a library that is imported for what it exports, but not through one that is required. */
import { createRequire } from 'node:module';

import type * as TsMorph from 'ts-morph';

export const { Node, Project, SyntaxKind, ts } = createRequire(import.meta.url)('ts-morph') as typeof TsMorph;
