import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import type { TypesInput } from './declaration.ts';

/** The thread that renders types. It begins to import both compilers when it starts, not when it is asked. */
enableCompileCache();
const { renderTypes } = await import('./render-types.ts');
parentPort?.on('message', (input: TypesInput) => parentPort?.postMessage(renderTypes(input)));
