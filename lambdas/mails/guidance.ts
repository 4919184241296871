import { bornOfKnown } from '#domain/births/known-birth.ts';
import { type BirthInTime, birthInTime } from '#domain/guidance/birth-range.ts';
import { localMoment } from '#domain/guidance/compose/clock.ts';
import { composeGuidance, type Guidance } from '#domain/guidance/compose.ts';
import { birthFacts } from '#domain/guidance/sky/birth.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import type { SkyFacts } from '#domain/guidance/sky/facts.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { mailingPage } from '#domain/mailings.ts';
import { contact } from '#domain/merchant/contact.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { guidanceBasis } from '#domain/texts/guidance-basis.ts';
import { guidanceMailTexts as texts } from '#domain/texts/guidance-mails.ts';
import { guidanceWords } from '#domain/texts/signed-by.ts';
import { stopGuidance } from '#domain/wire/guidance.ts';
import type { GuidanceAddress } from '#lambdas/storage/guidances.ts';
import { greetedOf } from './addressed.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, type MailImage, mail, type Subject } from './mail.ts';
import { skyPicture } from './picture/sky-picture.ts';

/** The guidance of a local day; the links are whole addresses, secret included. No typed name is in it. */
type Daily = {
  /** The account that asked, once it has proved the address. */
  readonly greeted?: Greeted;
  readonly askedAt: Date;
  readonly sky: SkyFacts;
  readonly guidance: Guidance;
  readonly stopLink: string;
  readonly notMeLink: string;
  readonly whyLink: string;
};

const birthOf = (row: GuidanceAddress): BirthInTime | undefined =>
  row.birth_date ? birthInTime(bornOfKnown(row)) : undefined;

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

/**
 * Anybody may type an address and a name: only the account of a proven address is greeted by name, by the one that it
 * has itself.
 */
const greetedBy = async (
  { user_id, email }: GuidanceAddress,
  { profiles }: Pick<ComposeDependencies, 'profiles'>,
): Promise<Pick<Daily, 'greeted'>> => {
  const profile = user_id === undefined ? undefined : await profiles.find(user_id);
  if (!profile?.email_validated || profile.email !== email) return {};
  return { greeted: greetedOf(profile, { firstName: '', lastName: '' }) };
};

/** Undefined when the local day is over, the address has stopped the mails, or has asked for a later day. */
const compose = async (
  { address, for_date }: Subject<'guidance'>,
  { guidances, guidanceLinks, profiles, siteUrl, now }: ComposeDependencies,
): Promise<Addressed<Daily> | undefined> => {
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
    content: {
      ...(await greetedBy(row, { profiles })),
      askedAt: new Date(row.asked_at),
      sky,
      guidance: { ...composeGuidance(sky, facts), basis: birth && facts && guidanceBasis(birth, facts) },
      ...links,
    },
  };
};

/** The content id; it must be unique only within the message. */
const skyCid = 'ciel@guidance';

const picture = ({ sky, guidance }: Daily): Block => ({
  kind: 'picture',
  cid: skyCid,
  alt: texts.picture(guidance.date, guidance.title, sky.positions),
  side: 520,
});

const section = (title: string): Block => ({ kind: 'section', title });

const words = ({ guidance }: Daily): Block[] => {
  const { opening, moon, planets, readings, basis, gesture, closing } = guidance;
  return [
    paragraph(opening),
    section(texts.moon),
    ...moon.map((text) => paragraph(text)),
    ...(planets ? [section(texts.planets), paragraph(planets)] : []),
    section(texts.readings),
    ...readings.map(({ fact, text }) => paragraph({ strong: `${fact}.` }, ` ${text}`)),
    ...(basis === undefined ? [] : [{ kind: 'note' as const, content: [basis] }]),
    { kind: 'highlight', label: texts.gesture, value: gesture },
    paragraph(closing),
    { kind: 'note', content: [guidanceWords] },
  ];
};

const facts = ({ guidance }: Daily): Block[] => [
  section(texts.facts),
  { kind: 'facts', rows: guidance.facts.map(({ label, value }) => ({ term: label, value })) },
];

/**
 * The time of the request and the links to stop. It contains no offer: the consent covers the guidance only (CPCE
 * L34-5).
 */
const around = ({ askedAt, sky, notMeLink, stopLink }: Daily): Block[] => [
  {
    kind: 'note',
    content: [
      `${texts.asked(localMoment(sky.zone, askedAt.toISOString()))} `,
      { href: notMeLink, label: texts.notMe },
      '.',
    ],
  },
  { kind: 'note', content: [`${texts.stop} `, { href: stopLink, label: texts.unsubscribe }, '.'] },
];

const draw = (content: Daily): MailDocument => {
  const { date, title, opening } = content.guidance;
  return {
    subject: texts.subject(date),
    preheader: `${title}. ${opening}`,
    title,
    blocks: [
      paragraph({ strong: texts.date(date) }),
      paragraph(greeting(content.greeted)),
      picture(content),
      ...words(content),
      ...facts(content),
      ...around(content),
    ],
  };
};

const images = ({ sky }: Daily): MailImage[] => [
  { cid: skyCid, name: `ciel-${sky.date}.png`, content: skyPicture(sky) },
];

/** Its link to the page of its sort has the secret of its address. */
const why = ({ whyLink }: Daily): string => whyLink;

export const guidance = mail('guidance', { mailing: 'guidance', compose, draw, images, why });
