import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import type { ThreadData } from '../../thread.ts';
import type { TypesInput } from './declaration.ts';
import { useOneCompiler } from './one-compiler.ts';

/** The thread that renders types. It begins to import what it needs when it starts, not when it is asked. */
enableCompileCache((workerData as ThreadData).compileCache);
useOneCompiler();
const { renderTypes } = await import('./render-types.ts');
parentPort?.on('message', (input: TypesInput) => {
  parentPort?.postMessage(renderTypes(input));
  // The thread is ended, not left, so nobody else keeps what it compiled.
  flushCompileCache();
});
