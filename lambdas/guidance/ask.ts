import { localDateIn, zoneOrDefault } from '#domain/guidance/zones.ts';
import { limits } from '#domain/limits.ts';
import { guidanceConsent } from '#domain/texts/guidance.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { GuidanceRequest } from '#domain/wire/guidance.ts';
import { guidance as wire } from '#domain/wire/guidance.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { GuidanceAddress, GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { GuidanceAsked, GuidanceRequestsStore } from '#lambdas/storage/transactions/ask-guidance.ts';

export type AskDependencies = {
  readonly requests: GuidanceRequestsStore;
  readonly guidances: Pick<GuidancesStore, 'find'>;
  readonly limits: Pick<LimitsStore, 'waitFor' | 'giveBack'>;
  readonly viewerIp: string;
  /** The account of the session, if there is one. */
  readonly userId: string | undefined;
  readonly now: Date;
};

/** The tolerated error of a visitor's clock in milliseconds: close to midnight both days are accepted. */
const clockError = 5 * 60_000;

/** Today's date in the zone by the server's clock; throws `invalid_day` when the visitor sent another date. */
const dayOf = (tz: string, sent: string, now: Date): string => {
  const near = [-clockError, 0, clockError].map((off) => localDateIn(tz, new Date(now.getTime() + off)));
  if (!near.includes(sent)) throw new ShopError('invalid_day');
  return localDateIn(tz, now);
};

const filled = (values: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])));

const askedBy = (
  request: GuidanceRequest,
  { tz, for_date, user_id }: { tz: string; for_date: string; user_id: string | undefined },
): GuidanceAsked => {
  const { full_name, email, birth_date, birth_time, birth_place, birth } = request;
  const { utm_source, utm_medium, utm_campaign } = request;
  return {
    address: hashOf(email),
    for_date,
    tz,
    person: {
      full_name,
      email,
      ...filled({ user_id, birth_date, birth_time, birth_place }),
      ...(birth && { birth }),
    },
    proof: filled({ full_name, tz, consent: guidanceConsent, utm_source, utm_medium, utm_campaign }),
  };
};

const refusalOf = (known: GuidanceAddress | undefined): ShopError =>
  new ShopError(known?.stopped_at ? 'guidance_stopped' : 'guidance_received');

/**
 * Queues the guidance of the visitor's local day, once for each day and address. Throws `invalid_day`, `too_many`,
 * `guidance_received` or `guidance_stopped`.
 */
export const askGuidance = async (request: GuidanceRequest, deps: AskDependencies) => {
  const { requests, guidances, now } = deps;
  await takeUse(limits.guidance, deps.viewerIp, deps);
  const tz = zoneOrDefault(request.tz);
  const for_date = dayOf(tz, request.for_date, now);
  const asked = askedBy(request, { tz, for_date, user_id: deps.userId });
  // Checked before the limits: repeated requests always get this answer.
  const known = await guidances.find(asked.address);
  if (known?.stopped_at || known?.for_date === asked.for_date) throw refusalOf(known);
  await takeUse(limits.guidanceMail, request.email, deps);
  const subject = { kind: 'guidance', address: asked.address, for_date: asked.for_date } as const;
  const mail = mailAbout(request.email, subject, now);
  if (await requests.ask(asked, mail, now)) return { ok: true as const, pending: true };
  await deps.limits.giveBack(limits.guidanceMail, request.email, now);
  throw refusalOf(await guidances.find(asked.address));
};

export const route = routeOf(wire, {
  id: 'AskGuidance',
  who: 'buyer',
  loss: 'Nobody can ask for the daily guidance.',
  uses: { guidances: ['GetItem', 'PutItem', 'UpdateItem'], outbox: ['PutItem'], limits: ['UpdateItem'] },
  stores: ['guidanceRequests', 'guidances', 'limits', 'profiles'],
  status: 202,
  run: async ({ guidanceRequests, actor, profiles, ...call }) => {
    // A session that ended asks like anybody.
    const who = await actor().catch(() => undefined);
    const customer = who?.kind === 'customer' ? who : undefined;
    const goesOn = customer && (await profiles.ofSession(customer.userId, customer));
    const userId = goesOn && customer.userId;
    return askGuidance(call.body, { ...call, requests: guidanceRequests, userId });
  },
});
