import { responseUnread } from './response-unread.ts';
import { boundContradiction } from './bound-contradiction.ts';
import { eventDuplicate, operationIdDuplicate, parameterDuplicate } from './duplicates.ts';
import { enumDuplicate } from './enum-duplicate.ts';
import { enumType } from './enum-type.ts';
import { errorStatusMismatch } from './error-status-mismatch.ts';
import { extensionMisplaced } from './extension-misplaced.ts';
import { extensionValue } from './extension-value.ts';
import { formatUnknown } from './format-unknown.ts';
import { idPrefixPattern } from './id-prefix-pattern.ts';
import { keywordUnenforceable } from './keyword-unenforceable.ts';
import { keywordUnknown } from './keyword-unknown.ts';
import { keywordValue } from './keyword-value.ts';
import { openEnumWithoutEnum } from './open-enum-without-enum.ts';
import { operationIdMissing } from './operation-id-missing.ts';
import { operationIncomplete } from './operation-incomplete.ts';
import { paginationUnmet } from './pagination-unmet.ts';
import { parameterWithoutName } from './parameter-without-name.ts';
import { parameterWithoutSchema } from './parameter-without-schema.ts';
import { pathAmbiguous } from './path-ambiguous.ts';
import { pathParameterMissing } from './path-parameter-missing.ts';
import { patternInvalid } from './pattern-invalid.ts';
import { requestUnread } from './request-unread.ts';
import { requiredUndefined } from './required-undefined.ts';
import type { Rule } from './rule.ts';
import { discriminatorUnmapped } from './discriminator-unmapped.ts';
import { typeMissing } from './type-missing.ts';
import { unknownExtension } from './unknown-extension.ts';
import {
  errorCodeUnknown,
  eventUnknown,
  permissionUnknown,
  rateLimitUnknown,
  securitySchemeUnknown,
} from './unknown-names.ts';

/** Rules for extensions in strict mode. In other documents, `amendExtensions` applies them. */
export const extensionRules: readonly Rule[] = [
  unknownExtension,
  extensionMisplaced,
  extensionValue,
  errorCodeUnknown,
  errorStatusMismatch,
  rateLimitUnknown,
  eventUnknown,
  eventDuplicate,
  paginationUnmet,
  idPrefixPattern,
  openEnumWithoutEnum,
];

/** All other rules. `check-openapi.ts` and `check-examples.ts` do the checks that need a validator. */
export const rules: readonly Rule[] = [
  permissionUnknown,
  securitySchemeUnknown,
  operationIdDuplicate,
  operationIdMissing,
  operationIncomplete,
  pathAmbiguous,
  pathParameterMissing,
  parameterWithoutName,
  parameterWithoutSchema,
  parameterDuplicate,
  requestUnread,
  responseUnread,
  patternInvalid,
  boundContradiction,
  requiredUndefined,
  enumDuplicate,
  enumType,
  keywordUnknown,
  keywordValue,
  keywordUnenforceable,
  formatUnknown,
  typeMissing,
  discriminatorUnmapped,
];
