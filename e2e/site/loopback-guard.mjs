/** Loaded before processes of a test that have no network: a connection to anything but this machine fails. */
import net from 'node:net';

const thisMachine = /^(localhost|127(\.\d+){3}|::1|)$/;
const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  const [to, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof to === 'object' ? (to.host ?? '') : typeof second === 'string' ? second : '';
  if (thisMachine.test(host)) return connect.apply(this, args);
  const error = Object.assign(new Error(`There is no network: ${host} is not this machine.`), { code: 'ENETUNREACH' });
  process.nextTick(() => this.destroy(error));
  return this;
};
