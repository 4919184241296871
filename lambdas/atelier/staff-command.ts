import { staffTexts } from '#domain/texts/staff.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Colleague, StaffCommand } from '#domain/wire/staff.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { type ListDependencies, listStaff } from '#lambdas/staff/colleague.ts';
import { type DismissDependencies, dismiss } from './dismiss.ts';
import { type InviteDependencies, invite } from './invite.ts';
import { type ReadmitDependencies, readmit } from './readmit.ts';
import { type ResetFactorDependencies, takeFactor } from './reset-factor.ts';

export type CommandDependencies = ListDependencies &
  InviteDependencies &
  DismissDependencies &
  ReadmitDependencies &
  ResetFactorDependencies & { readonly accounts: Pick<Accounts, 'find'> };

const idOf = async (email: string, { accounts, staff }: CommandDependencies): Promise<string> => {
  const account = await accounts.find(email);
  if (!(account && (await staff.find(account.userId)))) throw new ShopError('not_found', staffTexts.unknown);
  return account.userId;
};

const obey = async (wish: StaffCommand, deps: CommandDependencies): Promise<unknown> => {
  switch (wish.command) {
    case 'list':
      return undefined;
    case 'invite':
      return invite(wish.invitation, deps);
    case 'leave':
      return dismiss(await idOf(wish.email, deps), deps);
    case 'return':
      return readmit(await idOf(wish.email, deps), deps);
    case 'factor-reset':
      return takeFactor(await idOf(wish.email, deps), 'the command', deps);
  }
};

/** Runs a command of the shop's owner and returns the resulting list of staff. Throws ShopError. */
export const obeyCommand = async (wish: StaffCommand, deps: CommandDependencies): Promise<Colleague[]> => {
  await obey(wish, deps);
  return listStaff(deps);
};
