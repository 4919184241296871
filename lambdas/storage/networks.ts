/** An address range that one visitor may hold; it allows `times` as many uses as one address. */
export type Network = { readonly prefix: string; readonly times: number };

const bytesOf = (address: string): string[] =>
  address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));

const groupsOf = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap: string[] = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...gap, ...right] : left;
  return groups.map((group) => group.padStart(4, '0')).join('');
};

/**
 * The networks that count a visitor's uses, narrowest first: IPv4's address and /24; IPv6's /64, /56 and /48, because a
 * visitor can change the rest at will.
 */
export const networksOf = (viewerIp: string): readonly [Network, ...Network[]] => {
  // A server that listens on both protocols sees IPv4 as ::ffff:a.b.c.d, which would put all of IPv4 into one network.
  const address = viewerIp.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const isShort = !address.includes(':');
  const hex = isShort ? bytesOf(address).join('') : groupsOf(address);
  const within = (bits: number, times: number): Network => ({
    prefix: `${isShort ? 4 : 6}:${bits}:${hex.slice(0, bits / 4)}`,
    times,
  });
  return isShort ? [within(32, 1), within(24, 8)] : [within(64, 1), within(56, 2), within(48, 8)];
};
