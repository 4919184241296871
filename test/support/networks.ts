import { randomInt } from 'node:crypto';

/** A customer's /56 of IPv6 that no other test takes addresses from, by the last byte of its /64. */
export const newSite = () => {
  const hex = (length: number) =>
    randomInt(16 ** length)
      .toString(16)
      .padStart(length, '0');
  const [group, site] = [hex(4), hex(2)];
  return (subnet: number): string =>
    `2001:db8:${group}:${site}${subnet.toString(16).padStart(2, '0')}::${hex(4)}`;
};
