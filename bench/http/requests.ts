import { randomUUID } from 'node:crypto';

import type { Ready } from './protocol.ts';

/** An endless supply of requests that all get the same response. */
export interface Requests {
  request(): string;
  readonly status: number;
}

export type ComparedOperation = 'GET product' | 'POST customer' | 'POST transaction preview' | 'POST transaction';

/**
 * The operations that are compared, for one server. Requests are written out in full, so that sending one is
 * a write.
 */
export function requestsOf({
  port,
  key,
  productId,
  cart,
}: Ready): Record<ComparedOperation | 'POST customer with a key', Requests> {
  const get = getRequest(port, key, `/products/${productId}`);
  const preview = postRequest(port, key, '/transactions/preview', purchase(cart));
  const buy = postRequest(port, key, '/transactions', purchase(cart));
  let customers = 0;
  const post = (more = ''): string => customerRequest(port, key, String(customers++), more);
  return {
    'GET product': { request: () => get, status: 200 },
    'POST customer': { request: () => post(), status: 201 },
    'POST transaction preview': { request: () => preview, status: 200 },
    'POST transaction': { request: () => buy, status: 201 },
    'POST customer with a key': { request: () => post(`idempotency-key: "${randomUUID()}"\r\n`), status: 201 },
  };
}

export function getRequest(port: number, key: string, target: string, more = ''): string {
  return `GET ${target} HTTP/1.1\r\n${head(port, key)}${more}\r\n`;
}

/** Creates a customer; `name` is part of its email address. */
export function customerRequest(port: number, key: string, name: string, more = ''): string {
  return postRequest(port, key, '/customers', newCustomer(name), more);
}

function postRequest(port: number, key: string, target: string, body: string, more = ''): string {
  const about = `content-type: application/json\r\ncontent-length: ${body.length}\r\n${more}`;
  return `POST ${target} HTTP/1.1\r\n${head(port, key)}${about}\r\n${body}`;
}

function head(port: number, key: string): string {
  return `host: 127.0.0.1:${port}\r\nauthorization: Bearer ${key}\r\naccept: application/json\r\nuser-agent: bench\r\n`;
}

function newCustomer(name: string): string {
  return JSON.stringify({
    name: 'Sam Sample',
    email: `customer-${name}@works.example`,
    locale: 'en',
    custom_data: { crm: 'A-17', plan: 'team' },
  });
}

function purchase({ customerId, addressId, priceIds }: Ready['cart']): string {
  const items = priceIds.map((price_id, index) => ({ price_id, quantity: index + 1 }));
  return JSON.stringify({ customer_id: customerId, address_id: addressId, items });
}
