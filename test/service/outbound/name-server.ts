import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As a resolver takes it. */
  readonly address: string;
  /** Queried names with the type: `hooks.example.com AAAA`. */
  readonly queries: string[];
  close(): Promise<void>;
}

/** The addresses of a name at this moment; undefined leaves the question unanswered. */
export type Zone = (name: string, type: 'A' | 'AAAA') => readonly string[] | undefined;

const NAME_OF_QUESTION = 0xc0_0c;
const HEADER_BYTES = 12;
const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };

/**
 * A name server on a free UDP port of 127.0.0.1 that says of every name what `zone` says of it: RFC 1035 §4,
 * for A and AAAA.
 */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const queries: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = HEADER_BYTES;
    for (let length = query[at]!; length > 0; length = query[at]!) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const end = at + 5;
    const type = TYPES[query.readUInt16BE(at + 1)];
    const name = labels.join('.').toLowerCase();
    if (type === undefined) return;
    queries.push(`${name} ${type}`);
    const addresses = zone(name, type);
    if (addresses === undefined) return;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x81_80, 2); // an answer, without error
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...addresses.map(record)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function record(address: string): Buffer {
  const data = address.includes(':') ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(NAME_OF_QUESTION, 0);
  head.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6); // to be asked again each time
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function ipv6Bytes(text: string): Buffer {
  // A dotted tail is written as the two groups that it stands for.
  const address = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => `${groupOf(a, b)}:${groupOf(c, d)}`);
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return Buffer.from([...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function groupOf(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}
