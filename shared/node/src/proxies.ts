import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressAlone } from './network.ts';

/** Whether a hop may say on whose behalf it calls, in `X-Forwarded-For`, `-Host` and `-Proto`. */
export type ProxyTrust = (address: string) => boolean;

/** A network by its first address and the length of its prefix; null for what is neither an address nor a network. */
function networkIn(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  if (ipaddr.isValidCIDR(text)) {
    const [address, prefix] = ipaddr.parseCIDR(text);
    return { address: address.toString(), prefix, family: address.kind() };
  }
  if (isIP(text) === 0) return null;
  const address = ipaddr.parse(text);
  return { address: address.toString(), prefix: address.kind() === 'ipv4' ? 32 : 128, family: address.kind() };
}

/**
 * The addresses and networks (CIDR) of a list with commas between, for a setting. Null where one of them is neither, or is
 * every address there is: whoever is trusted may claim to be anybody.
 */
export function proxiesIn(list: string): readonly string[] | null {
  const proxies = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return proxies.every((entry) => (networkIn(entry)?.prefix ?? 0) > 0) ? proxies : null;
}

/**
 * Trusts this machine and the proxies of a list that {@link proxiesIn} read. With it as Fastify's `trustProxy` the visitor is
 * the rightmost hop that is no such proxy; what stands left of it could be invented by anybody.
 */
export function proxyTrust(proxies: readonly string[]): ProxyTrust {
  const trusted = new BlockList();
  for (const proxy of ['127.0.0.0/8', '::1', ...proxies]) {
    const network = networkIn(proxy);
    if (network !== null) trusted.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const alone = addressAlone(address);
    const version = isIP(alone);
    return version !== 0 && trusted.check(alone, version === 6 ? 'ipv6' : 'ipv4');
  };
}
