import type { Discipline } from '#domain/catalogue.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import type { ReadNotice } from '#domain/staff-notice.ts';
import { factorTexts } from '#domain/texts/factor.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isActive, type StaffStore } from '#lambdas/storage/staff.ts';

/** A member of the atelier: an expert has a discipline, an administrator may have one. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly discipline: Discipline | undefined;
  readonly isAdministrator: boolean;
  /** The hour, in the shop's zone, of the daily mail; undefined for a member who gets mails at once. */
  readonly dailyAt?: number | undefined;
  /** The notice about the staff's data that the member has confirmed last. */
  readonly notice?: ReadNotice | undefined;
};

export type MemberDependencies = {
  readonly profiles: Pick<ProfilesStore, 'ofSession'>;
  readonly staff: Pick<StaffStore, 'find'>;
};

/** Asks the row: the token of a member without a second factor has no groups. */
export const isStaff = async (
  userId: string,
  { staff }: Pick<MemberDependencies, 'staff'>,
): Promise<boolean> => {
  const row = await staff.find(userId);
  return row !== undefined && isActive(row);
};

/**
 * Groups come from the verified token, which has them only after a second factor. The staff row identifies the member and
 * overrides the token at once when rights change. Throws `forbidden` for everyone else, `signed_out` when the session has
 * been ended, and `email_unverified`.
 */
export const memberOf = async (actor: Customer, { profiles, staff }: MemberDependencies): Promise<Member> => {
  const isIn = (group: string) => actor.groups.includes(group);
  if (!Object.values(staffGroups).some(isIn)) throw new ShopError('forbidden');
  const { email_validated } = orRefuse(await profiles.ofSession(actor.userId, actor), 'signed_out');
  const row = await staff.find(actor.userId);
  if (!row || !isActive(row)) throw new ShopError('forbidden');
  if (!email_validated) throw new ShopError('email_unverified', factorTexts.unverified);
  const isAdministrator = isIn(staffGroups.administrators) && row.is_administrator;
  const discipline = isIn(staffGroups.experts) ? row.discipline : undefined;
  if (!(discipline || isAdministrator)) throw new ShopError('forbidden');
  const { name, daily_at: dailyAt, notice } = row;
  return { id: actor.userId, name, discipline, isAdministrator, dailyAt, notice };
};
