import { type BirthInTime, birthInTime } from '#domain/guidance/birth-range.ts';
import { composeGuidance } from '#domain/guidance/compose.ts';
import { birthFacts } from '#domain/guidance/sky/birth.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { mailingPage } from '#domain/mailings.ts';
import type { MailSubject } from '#domain/mails.ts';
import { contact } from '#domain/merchant/contact.ts';
import { guidanceBasis } from '#domain/texts/guidance-basis.ts';
import { stopGuidance } from '#domain/wire/guidance.ts';
import type { GuidanceAddress, GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { GuidanceLinksStore } from '#lambdas/storage/tokens.ts';
import type { Composed } from './composed.ts';

type Dependencies = {
  readonly guidances: Pick<GuidancesStore, 'find'>;
  readonly guidanceLinks: Pick<GuidanceLinksStore, 'mint'>;
  readonly siteUrl: string;
  readonly now: Date;
};

const birthOf = ({ birth_date: date, birth_time: time, birth }: GuidanceAddress): BirthInTime | undefined =>
  date ? birthInTime({ date, time, birth }) : undefined;

/** The targets of the mail's links: pages for people, a route for their mail client (RFC 8058). */
const linksOf = (siteUrl: string, token: string) => {
  const page = new URLSearchParams({ token });
  return {
    stopLink: `${siteUrl}/guidance/stop?${page}`,
    notMeLink: `${siteUrl}/guidance/stop?${page}&reason=not-me`,
    whyLink: `${siteUrl}${mailingPage('guidance')}&${page}`,
    unsubscribe: `${siteUrl}${stopGuidance.path}?${page}`,
  };
};

/** Undefined when the local day is over, the address has stopped the mails, or has asked for a later day. */
export const composeDaily = async (
  { address, for_date }: Extract<MailSubject, { kind: 'guidance' }>,
  { guidances, guidanceLinks, siteUrl, now }: Dependencies,
): Promise<Composed | undefined> => {
  const row = await guidances.find(address);
  if (!row?.email || !row.tz || !row.asked_at) return undefined;
  if (row.for_date !== for_date || localDateIn(row.tz, now) !== for_date) return undefined;
  const sky = skyOfDay(row.tz, for_date);
  const birth = birthOf(row);
  const facts = birth && birthFacts(birth, sky);
  const { unsubscribe, ...links } = linksOf(siteUrl, await guidanceLinks.mint(address, now));
  return {
    to: row.email,
    userId: undefined,
    // Answers go to the shop, because the guidance's own domain has no mailbox.
    replyTo: contact.email,
    unsubscribe,
    mail: {
      kind: 'guidance',
      siteUrl,
      askedAt: new Date(row.asked_at),
      sky,
      guidance: { ...composeGuidance(sky, facts), basis: birth && facts && guidanceBasis(birth, facts) },
      ...links,
    },
  };
};
