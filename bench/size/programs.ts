/** A program whose bundle is measured. */
export interface Program {
  readonly name: string;
  readonly text: string;
}

const KEY = `{ baseUrl: 'https://api.example', apiKey: 'key' }`;
const BODY = `{ body: { email: 'jo@customer.example' } }`;

/** One operation, called as a bundler likes it best. */
export function operationProgram(id: string): string {
  return `
    import { createCaller } from '@billing/client/core';
    import { endpoint } from '@billing/client/operations/${id}';
    console.log(await createCaller(${KEY})(endpoint, ${BODY}));`;
}

/** Ours: what one adds to the one before it is what its part costs. */
export const ours = {
  empty: `console.log('empty');`,
  core: `import { createCaller } from '@billing/client/core'; console.log(createCaller(${KEY}));`,
  operation: operationProgram('customers.create'),
  client: `import { createClient } from '@billing/client'; console.log(await createClient(${KEY}).customers.create(${BODY}));`,
  validator: `import { body } from '@billing/validators/customers.create'; console.log(body.validate({}));`,
  guard: `import { body } from '@billing/validators/customers.create'; console.log(body.is({}));`,
  verify: `import { verify } from '@billing/webhooks'; console.log(verify);`,
} as const;

/** The same call with the clients that other tools generate. None of them checks a request or a response. */
export const otherPrograms: readonly Program[] = [
  {
    name: 'openapi-fetch',
    text: `
      import createClient from 'openapi-fetch';
      console.log(await createClient({ baseUrl: 'https://api.example' }).POST('/customers', ${BODY}));`,
  },
  {
    name: 'stripe',
    text: `
      import Stripe from 'stripe';
      console.log(await new Stripe('key').customers.create({ email: 'jo@customer.example' }));`,
  },
  {
    name: 'openai (made by Stainless)',
    text: `
      import OpenAI from 'openai';
      console.log(await new OpenAI({ apiKey: 'key' }).models.retrieve('one'));`,
  },
];
