import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether something accepts connections on this port of the machine. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return outcome;
}
