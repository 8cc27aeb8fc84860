import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to every request with a new customer. Its parent learns the port. */
const { paths } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const text = JSON.stringify(
  paths['/customers'].post.responses['201'].content['application/json'].examples.created.value,
);
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'request-id': 'one' };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201, headers).end(text));
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
