import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

/** YAML 1.2, in which `on`, `yes` and dates are strings, with the merge keys of YAML 1.1. */
const schema = CORE_SCHEMA.withTags(mergeTag);
/** Far above the limit of `findUnusable`, whose diagnostic names the value that is nested too deep. */
const MAX_DEPTH = 1000;

/** The value of a YAML text. Throws a `YAMLException` for a syntax error or a duplicate key. */
export function loadYaml(text: string): unknown {
  return load(text, { schema, maxDepth: MAX_DEPTH });
}
