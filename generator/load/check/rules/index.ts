import { boundContradiction } from './bound-contradiction.ts';
import { constructUnused } from './construct-unused.ts';
import { discriminatorUnmapped } from './discriminators.ts';
import { eventDuplicate, operationIdDuplicate, parameterDuplicate } from './duplicates.ts';
import { enumDuplicate, enumType, openEnumWithoutEnum } from './enums.ts';
import { errorStatusMismatch } from './error-status-mismatch.ts';
import { extensionMisplaced, extensionValue, unknownExtension } from './extension-use.ts';
import { formatUnknown } from './format-unknown.ts';
import { keywordUnenforceable, keywordUnknown, keywordValue } from './keywords.ts';
import { operationIdMissing, operationIncomplete } from './operation-members.ts';
import { paginationUnmet } from './pagination-unmet.ts';
import { parameterWithoutName, parameterWithoutSchema } from './parameters.ts';
import { pathAmbiguous, pathParameterMissing } from './paths.ts';
import { idPrefixPattern, patternInvalid } from './patterns.ts';
import { requiredUndefined } from './required-undefined.ts';
import type { Rule } from './rule.ts';
import { schemaContradiction } from './schema-contradiction.ts';
import { securitySchemeUnsupported } from './security-schemes.ts';
import { typeMissing } from './type-missing.ts';
import {
  errorCodeUnknown,
  eventUnknown,
  operationUnknown,
  permissionUnknown,
  rateLimitUnknown,
  securitySchemeUnknown,
} from './unknown-names.ts';
import { requestUnread, responseUnread } from './unread.ts';

/** Rules for extensions in strict mode. In other documents, `amendExtensions` applies them. */
export const extensionRules: readonly Rule[] = [
  unknownExtension,
  extensionMisplaced,
  extensionValue,
  errorCodeUnknown,
  errorStatusMismatch,
  rateLimitUnknown,
  eventUnknown,
  operationUnknown,
  eventDuplicate,
  paginationUnmet,
  idPrefixPattern,
  openEnumWithoutEnum,
];

/** All other rules. `check-openapi.ts` and `check-examples.ts` do the checks that need a validator. */
export const rules: readonly Rule[] = [
  permissionUnknown,
  securitySchemeUnknown,
  securitySchemeUnsupported,
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
  constructUnused,
  patternInvalid,
  boundContradiction,
  schemaContradiction,
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
