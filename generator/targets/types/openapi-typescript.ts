import { createRequire } from 'node:module';

import type { transformSchemaObject as TransformSchemaObject } from 'openapi-typescript';
import type TypeScript from 'typescript';

/** Not `import`: Node would scan the CommonJS modules for exports, 80 ms for the compiler's 9 MB. */
const require = createRequire(import.meta.url);

export const ts = require('typescript') as typeof TypeScript;

/** The type of a schema. The package's main entry takes 190 ms and 14 MiB more: it loads a linter. */
export const { default: transformSchemaObject } = require('openapi-typescript/dist/transform/schema-object.cjs') as {
  readonly default: typeof TransformSchemaObject;
};
