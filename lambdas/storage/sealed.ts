import type { ProfileRecord } from './profile-record.ts';

/**
 * True while no mailed link sets a password of this account: an administrator chose its mailbox, and nobody has proved the
 * present password since. With a second administrator the seal opens at `opens_at`.
 */
export const isSealed = ({ sealed }: Pick<ProfileRecord, 'sealed'>, now: Date): boolean =>
  sealed !== undefined && (sealed.opens_at === undefined || sealed.opens_at > now.toISOString());

/** The rule of `isSealed`, denied, as a condition of a write on the profile; `:now` is the instant (UTC). */
export const ifUnsealed = '(attribute_not_exists(sealed) OR sealed.opens_at <= :now)';
