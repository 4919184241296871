import { localMoment } from '#domain/guidance/compose/clock.ts';
import { guidanceMailTexts as texts } from '#domain/texts/guidance-mails.ts';
import { guidanceWords } from '#domain/texts/signed-by.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import type { GuidanceMail } from './shop-mail.ts';

/** The content id; it must be unique only within the message. */
export const skyCid = 'ciel@guidance';

const picture = ({ sky, guidance }: GuidanceMail): Block => ({
  kind: 'picture',
  cid: skyCid,
  alt: texts.picture(guidance.date, guidance.title, sky.positions),
  side: 520,
});

const section = (title: string): Block => ({ kind: 'section', title });

const words = ({ guidance }: GuidanceMail): Block[] => {
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

const facts = ({ guidance }: GuidanceMail): Block[] => [
  section(texts.facts),
  { kind: 'facts', rows: guidance.facts.map(({ label, value }) => ({ term: label, value })) },
];

/**
 * The time of the request and the links to stop. It contains no offer: the consent covers the guidance only (CPCE
 * L34-5).
 */
const around = ({ askedAt, sky, notMeLink, stopLink }: GuidanceMail): Block[] => [
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

export const guidanceDocument = (mail: GuidanceMail): MailDocument => {
  const { date, title, opening } = mail.guidance;
  return {
    subject: texts.subject(date),
    preheader: `${title}. ${opening}`,
    title,
    blocks: [
      paragraph({ strong: texts.date(date) }),
      paragraph(texts.greeting),
      picture(mail),
      ...words(mail),
      ...facts(mail),
      ...around(mail),
    ],
  };
};
