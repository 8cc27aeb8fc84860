import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { SignatureError, signatureHeaderName, verify } from '@billing/webhooks';

const { PORT = '3000', WEBHOOK_SECRET: secret = '' } = process.env;
const statuses = { missing: 400, malformed: 400, expired: 408, mismatch: 401 };
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const body = await buffer(request); // the raw bytes: JSON that was parsed and written again has another signature
  try {
    await verify({ header: request.headers[signatureHeaderName.toLowerCase()], body, secret });
  } catch (error) {
    // Anything but a SignatureError is a mistake here: WEBHOOK_SECRET is not set.
    return response.writeHead(error instanceof SignatureError ? statuses[error.reason] : 500).end();
  }
  const { event_id, event_type } = JSON.parse(body.toString());
  if (!known.has(event_id)) console.log(`${event_type} ${event_id}`); // a real receiver stores it and works on it later
  known.add(event_id);
  response.writeHead(200).end();
});
server.on('error', ({ message }) => {
  console.error(`${message}. Choose another port with the variable PORT.`);
  process.exitCode = 1;
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('ready', server.address()));
