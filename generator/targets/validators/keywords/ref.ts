import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import names from 'ajv/dist/compile/names.js';

import { FAST } from '../check-gen.ts';
import { runtimeFunction } from '../runtime-functions.ts';
import { stopHereIfFast } from './report.ts';

const N = names.default;

/** A call of another component's check. Its paths begin at its own value; only faults pay for being moved below ours. */
export const reference: CodeKeywordDefinition = {
  keyword: '$ref',
  schemaType: 'string',
  code(cxt) {
    const { gen, data, it } = cxt;
    const component = cxt.schema as string;
    const check = gen.scopeValue('check', { key: component, ref: component });
    const found = gen.const('found', _`${check}(${data}, ${it.createErrors === false ? true : FAST})`);
    const isFine = _`${found} === null`;
    gen.if(_`${found} !== null`, () => {
      stopHereIfFast(it, found);
      gen.assign(N.vErrors, _`${runtimeFunction(cxt.gen, 'adopt')}(${N.vErrors}, ${found}, ${it.errorPath})`);
      gen.assign(N.errors, _`${N.vErrors}.length`);
    });
    cxt.ok(isFine);
  },
};
