/**
 * The API for writing a target outside this repository, a plugin. `generator/README.md` shows one, and the
 * config file that names it.
 */
export type { Target, TargetOptions, Unit } from '../targets/unit.ts';
export type * from '../model/api.ts';

/**
 * Print text of the document as code only through these functions: each accepts any string and returns
 * TypeScript with that meaning.
 */
export {
  docComment,
  identifier,
  isIdentifier,
  literal,
  memberAccess,
  propertyKey,
  quoted,
  TypeText,
} from '../targets/code.ts';

/**
 * Renders the `*.hbs` files of a folder: `templatesIn(new URL('./', import.meta.url))('list.ts', view)`
 * prints `list.ts.hbs`.
 */
export { templatesIn } from '../targets/templates.ts';
export { packageJson } from '../targets/package-units.ts';

/** Names of types as in the types package, and functions to read schemas. */
export { requestParts, responseTypeName } from '../model/names.ts';
export { referencedName, resolveSchema } from '../model/schemas.ts';
export { successes } from '../targets/resources.ts';
