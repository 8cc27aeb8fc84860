import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

interface Upstream {
  readonly url: string;
  readonly agent: Agent;
  isReady: boolean;
  /** Taken out by hand. */
  isOut: boolean;
  open: number;
  served: number;
}

const PROBE_MS = 50;

/**
 * A load balancer: it sends each request to the next process whose last `/readyz` succeeded, over keep-alive
 * connections. It repeats nothing: an error of a process is the client's, as 502.
 */
export class Balancer {
  readonly #upstreams = new Map<string, Upstream>();
  readonly #server = createServer((incoming, response) => void this.#forward(incoming, response));
  readonly #probing = new AbortController();
  #next = 0;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    void this.#probe();
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits until the process is ready; from then on it gets requests. */
  async add(url: string): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    this.#upstreams.set(url, { url, agent, isReady: false, isOut: false, open: 0, served: 0 });
    while (this.#upstreams.get(url)?.isReady === false) await sleep(PROBE_MS);
  }

  /** Sends nothing more to a process, and waits for its responses. */
  async takeOut(url: string): Promise<void> {
    const upstream = this.#upstreams.get(url)!;
    upstream.isOut = true;
    while (upstream.open > 0) await sleep(PROBE_MS);
  }

  /** Forgets a process that has ended, and returns how many requests it served. */
  remove(url: string): number {
    const upstream = this.#upstreams.get(url)!;
    this.#upstreams.delete(url);
    upstream.agent.destroy();
    return upstream.served;
  }

  async close(): Promise<void> {
    this.#probing.abort();
    for (const url of this.#upstreams.keys()) this.remove(url);
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #probe(): Promise<void> {
    while (!this.#probing.signal.aborted) {
      await Promise.all(
        [...this.#upstreams.values()].map(async (upstream) => {
          const response = await fetch(`${upstream.url}/readyz`).catch(() => undefined);
          await response?.body?.cancel().catch(() => undefined);
          upstream.isReady = response?.status === 200;
        }),
      );
      await sleep(PROBE_MS);
    }
  }

  #pick(): Upstream | undefined {
    const ready = [...this.#upstreams.values()].filter(({ isReady, isOut }) => isReady && !isOut);
    this.#next += 1;
    return ready[this.#next % ready.length];
  }

  async #forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const upstream = this.#pick();
    if (upstream === undefined) {
      response.writeHead(503).end('"no process is ready"');
      return;
    }
    upstream.open += 1;
    try {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const { method, headers } = incoming;
      const { connection: _, ...forwarded } = headers;
      const outgoing = request(
        upstream.url + incoming.url,
        { agent: upstream.agent, method, headers: forwarded },
        resolve,
      );
      outgoing.on('error', reject);
      // The pipeline below fails first when the connection does.
      promise.catch(() => undefined);
      await pipeline(incoming, outgoing);
      const { statusCode = 502, headers: received } = await promise;
      const { connection: __, 'keep-alive': ___, ...passed } = received;
      response.writeHead(statusCode, passed);
      await pipeline(await promise, response);
      upstream.served += 1;
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(JSON.stringify(`${upstream.url}: ${String(error)}`));
    } finally {
      upstream.open -= 1;
    }
  }
}
