import { nameOf } from '#domain/catalogue.ts';
import { formatParisDateTime } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { staffMailTexts as texts } from '#domain/texts/staff-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import type { StaffMail, StaffNews } from './shop-mail.ts';

const whatOf = ({ orderId, service }: StaffNews): string => {
  if (!orderId) return texts.toSee;
  const number = orderNumber(orderId);
  return service ? texts.part(nameOf(service), number) : texts.order(number);
};

/** The atelier's page for the fact: the part for the expert who has it, the queue for a waiting part, else all orders. */
const addressOf = ({ event, orderId, service, expert }: StaffNews, mail: StaffMail): string => {
  const atelier = (query: Readonly<Record<string, string>>) =>
    `${mail.siteUrl}/atelier?${new URLSearchParams(query)}`;
  if (!orderId) return atelier({ vue: 'issues' });
  const number = orderNumber(orderId);
  const isOver = event === 'withdrawn' || event === 'moved';
  if (service && expert?.id === mail.readerId && !isOver)
    return atelier({ commande: orderId, service, vue: 'queue' });
  if (mail.isAdministrator) return atelier({ recherche: number, vue: 'orders' });
  return `${atelier({ vue: 'queue' })}${isOver ? '' : `#${number}`}`;
};

/** No due date for a finished part or a fact without a part. */
const detailsOf = ({ event, dueAt, newDueAt, expert }: StaffNews, mail: StaffMail): string => {
  if (!dueAt || event === 'withdrawn' || event === 'moved') return '';
  const holder = expert ? texts.takenBy(expert.name) : texts.untaken;
  const details = [
    texts.due(formatParisDateTime(dueAt)),
    ...(newDueAt ? [texts.newDue(formatParisDateTime(newDueAt))] : []),
    ...(mail.isAdministrator ? [holder] : []),
  ];
  return `, ${details.map(fr).join(', ')}`;
};

/** All facts of one kind under its title, each with its own link. */
const sectionOf = (news: readonly StaffNews[], mail: StaffMail): Block[] => {
  const [first] = news;
  if (!first) return [];
  return [
    { kind: 'section', title: texts.label(first.event) },
    paragraph(texts.why(first.event)),
    ...news.map((one) =>
      paragraph({ href: addressOf(one, mail), label: whatOf(one) }, `${detailsOf(one, mail)}.`),
    ),
  ];
};

const reasonOf = ({ siteUrl }: StaffMail): Block => ({
  kind: 'note',
  content: [`${texts.reason} `, { href: `${siteUrl}/atelier?vue=settings`, label: texts.settings }, '.'],
});

const ofOne = (one: StaffNews, mail: StaffMail): MailDocument => ({
  subject: texts.subject(one.event, whatOf(one)),
  preheader: texts.why(one.event),
  title: texts.label(one.event),
  blocks: [
    paragraph(texts.greeting(mail.firstName)),
    paragraph({ strong: whatOf(one) }, `${detailsOf(one, mail)}.`),
    paragraph(texts.why(one.event)),
    { kind: 'action', label: texts.action, href: addressOf(one, mail) },
    reasonOf(mail),
  ],
});

/** The mail to an expert or administrator: new, late and ended work, with links into the atelier. */
export const staffDocument = (mail: StaffMail): MailDocument => {
  const { news, siteUrl } = mail;
  const [one, ...more] = news;
  if (one && more.length === 0) return ofOne(one, mail);
  const sections = [...Map.groupBy(news, ({ event }) => event).values()];
  return {
    subject: texts.subjectOfSeveral(news.length),
    preheader: sections.flatMap(([first]) => (first ? texts.label(first.event) : [])).join(', '),
    title: texts.titleOfSeveral,
    blocks: [
      paragraph(texts.greeting(mail.firstName)),
      ...sections.flatMap((section) => sectionOf(section, mail)),
      { kind: 'action', label: texts.actionOfSeveral, href: `${siteUrl}/atelier` },
      reasonOf(mail),
    ],
  };
};
