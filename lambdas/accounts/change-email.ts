import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { changeEmail as wire } from '#domain/wire/address.ts';
import { changeEmail } from '#lambdas/access/change-email.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';

export const route = routeOf(wire, {
  id: 'ChangeEmail',
  who: 'freshCustomer',
  loss: 'Customers whose mails do not arrive cannot correct their address.',
  uses: { limits: ['UpdateItem'] },
  may: ['change addresses'],
  stores: ['profiles', 'orders', 'staff', 'addresses', 'issues', 'limits'],
  gateways: ['accounts'],
  run: async (call) => {
    const { customer: by } = call;
    const { userId } = by;
    await takeUse(limits.emailChange, userId, call);
    await takeUse(limits.emailChangeNetwork, call.viewerIp, call);
    const countMail = (email: string) => takeUse(limits.emailChangeMail, email, call);
    const deps = { ...call, by, countMail, announce: async () => {}, newId: randomUUID };
    return toWireProfile(await changeEmail(userId, call.body.email, deps));
  },
});
