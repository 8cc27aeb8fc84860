import type { Ready } from './protocol.ts';

/** An endless supply of requests that all get the same response. */
export interface Requests {
  request(): string;
  readonly status: number;
}

/** The operations that are compared, for one server. Requests are written out in full, so that sending one is a write. */
export function requestsOf({ port, key, productId }: Ready): Record<'GET product' | 'POST customer', Requests> {
  const get = getRequest(port, key, `/products/${productId}`);
  let customers = 0;
  return {
    'GET product': { request: () => get, status: 200 },
    'POST customer': { request: () => postRequest(port, key, '/customers', newCustomer(customers++)), status: 201 },
  };
}

export function getRequest(port: number, key: string, target: string, more = ''): string {
  return `GET ${target} HTTP/1.1\r\n${head(port, key)}${more}\r\n`;
}

function postRequest(port: number, key: string, target: string, body: string): string {
  const about = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `POST ${target} HTTP/1.1\r\n${head(port, key)}${about}\r\n${body}`;
}

function head(port: number, key: string): string {
  return `host: 127.0.0.1:${port}\r\nauthorization: Bearer ${key}\r\naccept: application/json\r\nuser-agent: bench\r\n`;
}

function newCustomer(number: number): string {
  return JSON.stringify({
    name: 'Sam Sample',
    email: `customer-${number}@works.example`,
    locale: 'en',
    custom_data: { crm: 'A-17', plan: 'team' },
  });
}
