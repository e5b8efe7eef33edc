import ipaddr from 'ipaddr.js';

/** Where a request comes from, as it is counted. */
export interface Network {
  /** One IPv4 address, or the /64 of an IPv6 address: a subscriber has all of it (RFC 6177) and may change addresses within. */
  readonly key: string;
  /** The /48 around it, the largest block that one site is given (RFC 6177); null for IPv4. */
  readonly block: string | null;
}

/** How many subscribers' networks may use up their limits in one provider's or company's block before all of it is refused. */
export const networksInBlock = 16;

/** An address without the zone or the port that some proxies write behind it. */
export function addressAlone(address: string): string {
  const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(address);
  return (withPort?.[1] ?? withPort?.[2] ?? address).split('%')[0] ?? '';
}

/** The network of an address in any notation. What is no address counts as itself. */
export function networkOfAddress(address: string): Network {
  const bare = addressAlone(address);
  if (!ipaddr.isValid(bare)) return { key: address, block: null };
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return { key: parsed.toString(), block: null };
  const prefix = (bits: 48 | 64) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`).toString()}/${bits}`;
  return { key: prefix(64), block: prefix(48) };
}
