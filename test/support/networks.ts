import { randomInt } from 'node:crypto';

/** A network that no other test takes addresses from, so that it may be worn out: its addresses by their last part. */
export const newNetwork = () => {
  const head = `172.${randomInt(16, 32)}.${randomInt(256)}`;
  return (last: number): string => `${head}.${last}`;
};

/** The same with IPv6: a customer's /56, whose addresses differ in the subnet and in everything behind. */
export const newSite = () => {
  const hex = (length: number) =>
    randomInt(16 ** length)
      .toString(16)
      .padStart(length, '0');
  const [group, site] = [hex(4), hex(2)];
  return (subnet: number): string =>
    `2001:db8:${group}:${site}${subnet.toString(16).padStart(2, '0')}::${hex(4)}`;
};
