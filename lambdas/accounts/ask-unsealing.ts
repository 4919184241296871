import { limits } from '#domain/limits.ts';
import type { Seal } from '#domain/wire/api.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import { askUnsealing as wire } from '#domain/wire/validation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { UnsealingsStore } from '#lambdas/storage/transactions/unseal.ts';
import { type ReadLinkDependencies, readOpenLink } from './validation-link.ts';

type AskDependencies = ReadLinkDependencies & { readonly unsealings: Pick<UnsealingsStore, 'ask'> };

/**
 * Asks another administrator to let this mailbox set a password, because the present one is lost. Repeating changes
 * nothing. 400 link_invalid.
 */
export const askUnsealing = async (
  request: { readonly token: string },
  deps: AskDependencies,
): Promise<Seal> => {
  const { profile } = await readOpenLink(request, deps);
  const sealed = orRefuse(profile.sealed, 'link_invalid');
  if (sealed.asked_at === undefined) await deps.unsealings.ask({ ...profile, sealed }, deps.now);
  return { asked_at: sealed.asked_at ?? deps.now.toISOString(), opens_at: sealed.opens_at };
};

export const route = routeOf(wire, {
  id: 'AskUnsealing',
  who: 'link',
  loss: 'Customers whose address was corrected and who forgot their password have to write to support.',
  uses: {
    tokens: ['GetItem'],
    profiles: ['GetItem', 'UpdateItem'],
    issues: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['tokens', 'profiles', 'unsealings', 'limits'],
  run: async (call) => {
    await takeUse(limits.validationLink, call.viewerIp, call);
    return askUnsealing(call.body, call);
  },
});
