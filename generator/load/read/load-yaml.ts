import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

const schema = CORE_SCHEMA.withTags(mergeTag);
/** Far above the limit of `findUnusable`, which can say where it is passed. */
const MAX_DEPTH = 1000;

/** The value of a YAML text. Throws a `YAMLException` when it has none. */
export function loadYaml(text: string): unknown {
  return load(text, { schema, maxDepth: MAX_DEPTH });
}

/** What a scalar without quotes means: `12` is a number, `null` is null. */
export function resolvePlain(text: string): unknown {
  return schema.resolveImplicitScalarTag(text).value;
}
