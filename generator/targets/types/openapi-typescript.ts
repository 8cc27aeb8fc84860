import type {
  astToString as AstToString,
  transformSchema as TransformSchema,
  transformSchemaObject as TransformSchemaObject,
} from 'openapi-typescript';

/**
 * The functions of openapi-typescript that turn a document into text. Its main entry also loads a linter and a
 * bundler, 100 ms and 14 MiB of them, for documents that nobody has looked at yet; the load stage has. Its package
 * exports every file below `dist` for such a case, though without types.
 */
const dist = 'openapi-typescript/dist';

export const { default: transformSchema } = (await import(`${dist}/transform/index.mjs`)) as {
  default: typeof TransformSchema;
};
export const { default: transformSchemaObject } = (await import(`${dist}/transform/schema-object.mjs`)) as {
  default: typeof TransformSchemaObject;
};
export const { astToString } = (await import(`${dist}/lib/ts.mjs`)) as { astToString: typeof AstToString };
