import { randomInt } from 'node:crypto';

/** A /56 network of IPv6 for one test; returns an address in each of its /64 networks by their last byte. */
export const newSite = () => {
  const hex = (length: number) =>
    randomInt(16 ** length)
      .toString(16)
      .padStart(length, '0');
  const [group, site] = [hex(4), hex(2)];
  return (subnet: number): string =>
    `2001:db8:${group}:${site}${subnet.toString(16).padStart(2, '0')}::${hex(4)}`;
};
