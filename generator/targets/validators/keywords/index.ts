import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';

import type { Components } from '../components.ts';
import { additionalProperties } from './additional-properties.ts';
import { condition } from './condition.ts';
import { constant } from './const.ts';
import { contains } from './contains.ts';
import { enumeration } from './enum.ts';
import { format } from './format.ts';
import { items } from './items.ts';
import { maxBytes } from './max-bytes.ts';
import { multipleOf } from './multiple-of.ts';
import { pattern } from './pattern.ts';
import { patternProperties } from './pattern-properties.ts';
import { prefixItems } from './prefix-items.ts';
import { properties } from './properties.ts';
import { propertyNames } from './property-names.ts';
import { reference } from './ref.ts';
import { required } from './required.ts';
import { stringLength } from './string-length.ts';
import { types } from './types.ts';
import { union } from './union.ts';
import { unevaluatedItems, unevaluatedProperties } from './unevaluated.ts';
import { uniqueItems } from './unique-items.ts';

/**
 * Keywords whose code is ours; every other one's is Ajv's. Ours call the package's small runtime instead of Ajv's, name a module's
 * constants instead of printing the whole schema, and report the faults of one form instead of those of all.
 */
export function ownKeywords(components: Components): readonly CodeKeywordDefinition[] {
  return [
    reference,
    types,
    constant,
    enumeration,
    pattern,
    format,
    stringLength,
    multipleOf,
    prefixItems,
    items,
    contains,
    uniqueItems,
    required,
    properties,
    patternProperties,
    additionalProperties,
    propertyNames,
    union(components),
    condition,
    unevaluatedProperties,
    unevaluatedItems,
    maxBytes,
  ];
}
