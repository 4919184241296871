import type { Discipline } from '#domain/catalogue.ts';
import { ShopError } from '#domain/errors.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import type { ProfileRecord, ProfilesStore } from '#lambdas/storage/profiles-store.ts';

/** Who works in the atelier: an expert has a discipline, an administrator may have one. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly discipline: Discipline | undefined;
  readonly isAdministrator: boolean;
};

export const displayName = ({ first_name, last_name }: ProfileRecord): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/**
 * Groups come from the verified token, name and discipline from the profile row. Throws `forbidden` for everyone
 * else, and for staff whose row does not say who they are.
 */
export const memberOf = async (actor: Customer, profiles: Pick<ProfilesStore, 'find'>): Promise<Member> => {
  const isExpert = actor.groups.includes(staffGroups.experts);
  const isAdministrator = actor.groups.includes(staffGroups.administrators);
  const profile = isExpert || isAdministrator ? await profiles.find(actor.userId) : undefined;
  if (profile && isEnded(profile, actor.issuedAt)) throw new ShopError('signed_out');
  const name = profile ? displayName(profile) : '';
  const discipline = isExpert ? profile?.discipline : undefined;
  if (name === '' || !(discipline || isAdministrator)) throw new ShopError('forbidden');
  return { id: actor.userId, name, discipline, isAdministrator };
};
