/**
 * What a target of one's own is written with. It is a module that exports `target`; a `generator.config.json` beside the root document
 * names it:
 *
 * ```json
 * { "targets": ["./targets/routes-list/target.ts"] }
 * ```
 *
 * It gets the frozen `Api` and gives files below a folder of its name. They are laid out, written, compared and removed like any other.
 */
export type { Target, TargetOptions, OutputFile } from '../targets/target.ts';
export type * from '../model/api.ts';

/** Text of the document becomes code only through these: each takes any string and gives TypeScript that means that string. */
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

/** Renders the `*.hbs` files of a folder: `templatesIn(new URL('./', import.meta.url))('list.ts', view)` prints `list.ts.hbs`. */
export { templatesIn } from '../targets/templates.ts';

/** The package.json of a workspace package. */
export { packageJson } from '../targets/package-json.ts';

/** Names of types as the types package has them, and schemas as every target reads them. */
export { responseTypeName } from '../model/names.ts';
export { referencedName, resolveSchema } from '../model/schemas.ts';
export { requestParts, successes } from '../targets/resources.ts';
