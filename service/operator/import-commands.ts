import { readFile } from 'node:fs/promises';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { importLines } from '../imports/import-lines.ts';
import { importables } from '../imports/importable.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const PLURALS: Readonly<Record<keyof typeof importables, string>> = {
  customer: 'customers',
  address: 'addresses of customers',
  business: 'businesses of customers',
  product: 'products',
  price: 'prices of products',
  discount: 'discounts',
  subscription: 'subscriptions',
};

const NOTES = [
  'Each line is one JSON object: the body of the request that creates the entity, and import_meta with imported_from',
  'and, if there is one, external_id. Lines of addresses and businesses also have customer_id; those of customers can',
  'have marketing_consent.',
  'Lines of subscriptions have what a transaction for their current billing_period would have; it ends in the future, and then the',
  'subscription renews itself. Its customer enters a payment method behind the links of the subscription.',
  'Imports all lines or none, and prints the new id of each.',
];

export const importCommands: readonly Command[] = (Object.keys(importables) as (keyof typeof importables)[]).map(
  (entity) => ({
    name: `import ${entity}`,
    summary: `Imports ${PLURALS[entity]} from another system, one JSON object per line of a file.`,
    concernsSeveral: true,
    positionals: ['<file>'],
    options: [accountOption],
    examples: [`import ${entity} ${PLURALS[entity].split(' ', 1)[0]}.jsonl`],
    notes: NOTES,
    async run(all, input, progress) {
      const { id: accountId, services } = await findAccount(all, input);
      const file = input.positional(0);
      const into = { newError: anyError, services, accountId };
      return importLines(into, importables[entity], { file, text: await textOf(file) }, progress);
    },
  }),
);

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`The file ${file} can't be read (${String(error)}).`, { cause: error });
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new OperatorError(`The file ${file} is not UTF-8.`, { cause: error });
  }
}
