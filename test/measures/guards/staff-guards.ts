import type { Guard } from './guard.ts';

/** Guards of the staff's access. */
export const staffGuards: readonly Guard[] = [
  {
    name: 'row of the staff',
    protects: 'Former and invited members are refused with any token.',
    file: 'lambdas/staff/staff.ts',
    text: "if (!row || !isActive(row)) throw new ShopError('forbidden');",
    without: "if (!row) throw new ShopError('forbidden');",
    tests: ['test/unit/lambdas/atelier/atelier.test.ts'],
  },
  {
    name: 'name by the shop',
    protects:
      'The log of accesses shows customers the name that the shop has given, not one of the member’s choice.',
    file: 'lambdas/orders/read-accesses.ts',
    text: "names.get(who ?? '') ?? access.name",
    without: 'access.name',
    tests: ['test/unit/lambdas/orders/read-accesses.test.ts'],
  },
  {
    name: 'invitation that waits',
    protects: 'The invitation’s link of a withdrawn or former member is refused.',
    file: 'lambdas/accounts/accept-invitation.ts',
    text: "if (!row || !isInvited(row)) throw new ShopError('link_invalid');",
    without: "if (!row) throw new ShopError('link_invalid');",
    tests: ['test/unit/lambdas/accounts/accept-invitation.test.ts'],
  },
  {
    name: 'purpose of an invitation',
    protects: 'The link of a reset, which every customer can request, makes nobody an expert.',
    file: 'lambdas/accounts/accept-invitation.ts',
    text: "if (token?.purpose !== 'invitation') throw new ShopError('link_invalid');",
    without: "if (!token) throw new ShopError('link_invalid');",
    tests: ['test/unit/lambdas/accounts/accept-invitation.test.ts'],
  },
  {
    name: 'groups after the eviction',
    protects: 'A stranger’s earlier session in an account never gets the rights of staff.',
    file: 'lambdas/accounts/accept-invitation.ts',
    text: '  const accepted = await choosePassword(token, request.password, deps);\n  await deps.staffAccounts.setGroups(row.user_id, groupsOf(row));\n',
    without:
      '  await deps.staffAccounts.setGroups(row.user_id, groupsOf(row));\n  const accepted = await choosePassword(token, request.password, deps);\n',
    tests: ['test/unit/lambdas/accounts/accept-invitation.test.ts'],
  },
  {
    name: 'last administrator',
    protects: 'One administrator always remains.',
    file: 'lambdas/atelier/dismiss.ts',
    text: "  if (!other) throw new ShopError('last_administrator');\n",
    without: '',
    tests: ['test/unit/lambdas/atelier/team.test.ts'],
  },
  {
    name: 'administrator who stays',
    protects: 'Of two administrators who dismiss each other at the same moment one stays.',
    file: 'lambdas/storage/transactions/employ.ts',
    text: '...(other ? [{ ConditionCheck: stays(other.user_id) }] : [])',
    without: '...(other ? [{ ConditionCheck: stays(other.user_id) }].slice(1) : [])',
    tests: ['test/integration/staff-leaving.test.ts'],
  },
];
