import { contradictionRules } from './contradictions.ts';
import { discriminatorUnmapped } from './discriminators.ts';
import { duplicateRules, eventDuplicate } from './duplicates.ts';
import { errorStatusMismatch } from './error-status-mismatch.ts';
import { extensionUseRules } from './extension-use.ts';
import { keywordRules } from './keywords.ts';
import { operationRules } from './operations.ts';
import { paginationUnmet } from './pagination-unmet.ts';
import type { Rule } from './rule.ts';
import { securityRules } from './security.ts';
import { typeMissing } from './type-missing.ts';
import { unknownExtensionNames } from './unknown-names.ts';
import { unreadRules } from './unread.ts';

/** Rules for extensions in strict mode. In other documents, `amendExtensions` applies them. */
export const extensionRules: readonly Rule[] = [
  ...extensionUseRules,
  ...unknownExtensionNames,
  errorStatusMismatch,
  eventDuplicate,
  paginationUnmet,
];

/** All other rules. `check-openapi.ts` and `check-examples.ts` do the checks that need a validator. */
export const rules: readonly Rule[] = [
  ...securityRules,
  ...operationRules,
  ...duplicateRules,
  ...unreadRules,
  ...contradictionRules,
  ...keywordRules,
  typeMissing,
  discriminatorUnmapped,
];
