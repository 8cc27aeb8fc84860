// For `node --import`: ends the process with status 97 when it connects to anything but this machine,
// resolves a name, or opens a datagram socket. Worker threads and child processes inherit it from
// NODE_OPTIONS.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { writeSync } from 'node:fs';

const LOCAL = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

function forbid(what) {
  writeSync(2, `network access: ${what}\n${new Error().stack}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const isPath = typeof first === 'string' || first?.path !== undefined;
  const host = first?.host ?? (typeof args[1] === 'string' ? args[1] : 'localhost');
  if (!isPath && !LOCAL.test(host)) forbid(`connect to ${host}`);
  return connect.apply(this, args);
};

for (const module of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of Object.getOwnPropertyNames(module)) {
    if (!/^(?:lookup|lookupService|resolve\w*|reverse)$/.test(name)) continue;
    const original = module[name];
    module[name] = function (host, ...rest) {
      if (!LOCAL.test(host)) forbid(`${name} of ${host}`);
      return original.call(this, host, ...rest);
    };
  }

dgram.Socket.prototype.send = dgram.Socket.prototype.connect = () => forbid('a datagram');
syncBuiltinESMExports();
