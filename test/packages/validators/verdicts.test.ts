import type { Validator } from '@billing/validators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import { specApi } from '../../derived/spec-api.ts';
import { RandomValues } from './random-values.ts';

/** `VERDICTS=100000 npx vitest run test/packages/validators` is the long run. */
const VALUES = Number(process.env['VERDICTS'] ?? 5_000);
const SEED = 20_260_302;

test(`the validators of all schemas agree with Ajv on ${VALUES} values`, async () => {
  const api = await specApi();
  const named = new Map(api.schemas.map(({ name, json }) => [name, json]));
  const ajv = new Ajv2020({ strict: false, logger: false, strictNumbers: true });
  formats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    validate: (limit: number, value: JsonValue) => Buffer.byteLength(JSON.stringify(value)) <= limit,
  });
  ajv.addSchema({ $id: 'spec:/', components: { schemas: Object.fromEntries(named) } });
  const random = new RandomValues(named, SEED);
  const differences: string[] = [];
  const verdicts = { true: 0, false: 0 };
  const each = Math.ceil(VALUES / api.schemas.length);
  for (const { name, typeName, json } of api.schemas) {
    const conforms = ajv.getSchema(`spec:/#/components/schemas/${name}`)!;
    const module = (await import(`@billing/validators/schemas/${name}`)) as Record<string, Validator<unknown>>;
    const own = module[typeName]!;
    for (let count = 0; count < each; count += 1) {
      const value = random.of(json);
      const expected = conforms(value) as boolean;
      verdicts[`${expected}`] += 1;
      if (own.is(value) !== expected || own.validate(value).ok !== expected)
        differences.push(`${name}: Ajv says ${expected} of ${JSON.stringify(value).slice(0, 300)}`);
    }
  }
  process.stdout.write(
    `verdicts: ${verdicts.true} accepted, ${verdicts.false} rejected, ${differences.length} different\n`,
  );
  expect(differences.slice(0, 20)).toEqual([]);
  expect(verdicts.true).toBeGreaterThan(VALUES / 5);
  expect(verdicts.false).toBeGreaterThan(VALUES / 5);
});
