import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

import { expect, test } from 'vitest';

import { meterReads } from '../../../service/outbound/read-meter.ts';

const STEP = 4_096;

/** A socket that has received so many bytes, and its meter. */
function received(bytes: number) {
  const socket = new Duplex({ read: () => undefined }) as Socket;
  socket.push(Buffer.alloc(bytes, 'x'));
  return { socket, meter: meterReads(socket) };
}

/** The lengths of the chunks until nothing is left. */
function lengthsOf(socket: Socket): number[] {
  const lengths: number[] = [];
  for (let chunk = socket.read() as Buffer | null; chunk !== null; chunk = socket.read() as Buffer | null)
    lengths.push(chunk.length);
  return lengths;
}

test('passes bytes on in steps of 4 KiB, also before any request, and counts them', () => {
  const { socket, meter } = received(2 * STEP + 1);
  expect(lengthsOf(socket)).toEqual([STEP, STEP, 1]);
  expect(meter.bytesRead).toBe(2 * STEP + 1);
});

test('passes on as many bytes as a read requests', () => {
  const { socket, meter } = received(STEP + 10);
  expect((socket.read(10) as Buffer).length).toBe(10);
  expect(meter.bytesRead).toBe(10);
});

test('passes nothing more on when it may not, or when the socket is destroyed', () => {
  const { socket, meter } = received(3 * STEP);
  meter.mayTakeMore = () => meter.bytesRead < STEP;
  expect(lengthsOf(socket)).toEqual([STEP]);
  meter.mayTakeMore = () => true;
  socket.destroy();
  expect(socket.read()).toBeNull();
  expect(meter.bytesRead).toBe(STEP);
});
