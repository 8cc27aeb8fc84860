// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type ParameterRule, parts, present, text } from './values.ts';

/** Returns headers by name. */
export function headerTexts(rules: readonly ParameterRule[], values: object): Record<string, string> {
  return Object.fromEntries(
    present(rules, values).map(([rule, value]) => [rule.name, parts(rule, value, text).join(',')]),
  );
}
