import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { formTag } from '../../model/discriminator.ts';

/**
 * A branch of a union with a discriminator, with the literal value of its tag, so that the compiler narrows on it.
 * Returns `plain`, the branch as it is, where its schema fixes the tag's value already.
 */
export function tagged(
  branch: JsonValue,
  union: JsonObject,
  plain: JsonObject,
  schemas: ReadonlyMap<string, JsonSchema>,
): JsonObject {
  const tag = formTag(branch, union, schemas);
  return tag === undefined ? plain : { allOf: [plain, tag] };
}
