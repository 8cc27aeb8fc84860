import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { SignatureError, signatureHeaderName, verify } from '@billing/webhooks';

const { PORT = '3000', WEBHOOK_SECRET: secret = '' } = process.env;
const statuses = { missing: 400, malformed: 400, expired: 408, mismatch: 401 };
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const body = await buffer(request); // the bytes as they came: what is parsed and written again has another signature
  try {
    await verify({ header: request.headers[signatureHeaderName.toLowerCase()], body, secret });
  } catch (error) {
    // Whatever is no SignatureError is a mistake here: no secret is configured.
    return response.writeHead(error instanceof SignatureError ? statuses[error.reason] : 500).end();
  }
  const { event_id, event_type } = JSON.parse(body.toString());
  if (!known.has(event_id)) console.log(`${event_type} ${event_id}`); // in place of storing it, to be worked on later
  known.add(event_id);
  response.writeHead(200).end();
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('ready', server.address()));
