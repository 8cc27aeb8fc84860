import { list } from '../../document/json.ts';
import { schemaRule } from './rule.ts';

export const enumDuplicate = schemaRule({
  code: 'enum-duplicate',
  check(json, report) {
    const texts = list(json['enum']).map((value) => JSON.stringify(value));
    texts.forEach((text, index) => {
      if (texts.indexOf(text) < index) report(['enum', index], `the enum lists ${text} twice`);
    });
  },
});
