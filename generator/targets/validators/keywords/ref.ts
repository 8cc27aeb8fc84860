import type { CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { FAST, N } from '../ajv-names.ts';
import { runtimeFunction } from '../runtime-functions.ts';

/** A call of another component's check. Its paths begin at its own value; only faults pay for being moved below ours. */
export const reference: CodeKeywordDefinition = {
  keyword: '$ref',
  schemaType: 'string',
  code(cxt) {
    const { gen, data, it } = cxt;
    const component = cxt.schema as string;
    const check = gen.scopeValue('check', { key: component, ref: component });
    const found = gen.const('found', _`${check}(${data}, ${it.createErrors === false ? true : FAST})`);
    gen.if(_`${found} !== null`, () => {
      if (it.createErrors === false) gen.code(_`${N.errors}++`);
      else if (it.compositeRule)
        gen.if(
          FAST,
          () => gen.code(_`${N.errors}++`),
          () => adopt(cxt, found),
        );
      else {
        gen.code(_`if (${FAST}) return ${found}`);
        adopt(cxt, found);
      }
    });
    cxt.ok(_`${found} === null`);
  },
};

function adopt({ gen, it, data, parentSchema }: KeywordCxt, found: Name): void {
  const isOpen = parentSchema['x-open-enum'] === true;
  const opened = isOpen ? _`${runtimeFunction(gen, 'opened')}(${found}, ${data})` : found;
  const name = it.propertyName;
  const faults = name === undefined ? opened : _`${opened}.map((fault) => ({ ...fault, name: ${name} }))`;
  gen.assign(N.vErrors, _`${runtimeFunction(gen, 'adopt')}(${N.vErrors}, ${faults}, ${it.errorPath})`);
  gen.assign(N.errors, _`${N.vErrors}.length`);
}
