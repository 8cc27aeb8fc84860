import { createRequire } from 'node:module';

import type { transformSchemaObject as TransformSchemaObject } from 'openapi-typescript';
import type TypeScript from 'typescript';

/**
 * `require` and not `import`: Node scans a CommonJS module that is imported for the names it exports, which
 * takes 80 ms for the compiler's 9 MB.
 */
const require = createRequire(import.meta.url);

export const ts = require('typescript') as typeof TypeScript;

/**
 * The function of openapi-typescript that returns the type of a schema. Its package exports each of its
 * files; the main entry also loads a linter and a bundler for documents, which takes 190 ms and 14 MiB more.
 */
export const { default: transformSchemaObject } = require('openapi-typescript/dist/transform/schema-object.cjs') as {
  readonly default: typeof TransformSchemaObject;
};
