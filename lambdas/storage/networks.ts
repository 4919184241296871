/** A part of the internet that one viewer may hold, and how many times the uses of an address all of it has. */
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

/** What counts with an address, narrowest first: IPv4 itself and /24; IPv6's /64, /56 and /48, whose rest changes at will. */
export const networksOf = (viewerIp: string): readonly [Network, ...Network[]] => {
  // A server that listens on both protocols sees IPv4 as ::ffff:a.b.c.d: without this all would be one network.
  const address = viewerIp.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const isShort = !address.includes(':');
  const hex = isShort ? bytesOf(address).join('') : groupsOf(address);
  const within = (bits: number, times: number): Network => ({
    prefix: `${isShort ? 4 : 6}:${bits}:${hex.slice(0, bits / 4)}`,
    times,
  });
  return isShort ? [within(32, 1), within(24, 8)] : [within(64, 1), within(56, 2), within(48, 8)];
};
