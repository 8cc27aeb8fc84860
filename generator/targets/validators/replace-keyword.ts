import type { Ajv2020, CodeKeywordDefinition } from 'ajv/dist/2020.js';

/**
 * Puts our definition of a keyword where Ajv's stands, or last when Ajv has none. The place matters:
 * `unevaluatedProperties` has to come after whatever evaluates properties.
 */
export function replaceKeyword(ajv: Ajv2020, definition: CodeKeywordDefinition): void {
  const keywords = Array.isArray(definition.keyword) ? definition.keyword : [definition.keyword];
  for (const keyword of keywords) {
    const before = ruleAfter(ajv, keyword);
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ ...definition, keyword, ...(before !== undefined && { before }) });
  }
}

function ruleAfter(ajv: Ajv2020, keyword: string): string | undefined {
  const group = ajv.RULES.rules.find(({ rules }) => rules.some((rule) => rule.keyword === keyword));
  const at = group?.rules.findIndex((rule) => rule.keyword === keyword) ?? -1;
  return at < 0 ? undefined : group?.rules[at + 1]?.keyword;
}
