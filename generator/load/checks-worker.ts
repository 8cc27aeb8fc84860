import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import type { JsonObject } from '../json.ts';
import type { ThreadData } from '../thread.ts';

export interface ChecksInput {
  readonly document: JsonObject;
  readonly house: boolean;
}

/** The thread of the checks that take compiling a schema: whether the document is OpenAPI, and whether its examples hold. */
enableCompileCache((workerData as ThreadData).compileCache);
const [{ checkOpenapi }, { checkExamples }] = await Promise.all([import('./check-openapi.ts'), import('./check-examples.ts')]);
parentPort?.on('message', async ({ document, house }: ChecksInput) => {
  parentPort?.postMessage([...(await checkOpenapi(document)), ...(await checkExamples(document, house))]);
  // The thread is ended, not left, so nobody else keeps what it compiled.
  flushCompileCache();
});
