import type { Person } from '#domain/atelier.ts';
import { type Discipline, nameOf } from '#domain/catalogue.ts';
import { formatShopDateTime } from '#domain/dates.ts';
import type { Notice, NoticeEvent } from '#domain/notices.ts';
import { orderNumber } from '#domain/order.ts';
import { staffMailTexts as texts } from '#domain/texts/staff-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { correctingUntil, isInQueue, isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import { isActive } from '#lambdas/storage/staff.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

/** One fact for the atelier, with its order and part in their present state. */
type StaffNews = {
  readonly event: NoticeEvent;
  readonly orderId: string | undefined;
  readonly service: Discipline | undefined;
  readonly dueAt: Date | undefined;
  /** The new due date, after `dueAt` was missed. */
  readonly newDueAt: Date | undefined;
  readonly expert: Person | undefined;
};

type ToStaff = {
  readonly firstName: string;
  readonly readerId: string;
  readonly isAdministrator: boolean;
  readonly news: readonly StaffNews[];
};

/** A delivered part is only to be corrected; every other notice is about an open one. */
const isAbout = (event: Notice['event'], part: PartRecord): boolean =>
  event === 'correction' || event === 'uncorrected'
    ? correctingUntil(part) !== undefined
    : isInQueue(part) && !isOver(part);

/** Whether the fact is still true for this reader. */
const stillHolds = (
  { event, service }: Notice,
  part: PartRecord | undefined,
  { user_id, is_administrator }: Subject<'staff'>,
): boolean => {
  if (event === 'withdrawn' || !service) return true;
  if (event === 'message') return part?.expert?.id === user_id && hasUnread(part, 'expert');
  if (!part || !isAbout(event, part)) return false;
  const holder = part.expert?.id;
  switch (event) {
    case 'new':
    case 'back':
    case 'untaken':
      return holder === undefined;
    case 'handed':
      return holder === user_id;
    case 'moved':
      return holder !== user_id;
    default:
      return is_administrator || holder === undefined || holder === user_id;
  }
};

/** DynamoDB refuses to read the same row twice at once. */
const uniqueOf = (keys: readonly PartKey[]): PartKey[] => [
  ...new Map(keys.map((key) => [`${key.order_id} ${key.service}`, key])).values(),
];

const newsOf = (notice: Notice, part: PartRecord | undefined): StaffNews => ({
  event: notice.event,
  orderId: notice.order_id,
  service: notice.service,
  dueAt: part && new Date(correctingUntil(part) ?? part.due_at),
  newDueAt: part?.new_due_at === undefined ? undefined : new Date(part.new_due_at),
  expert: part?.expert,
});

/** The facts that are still true when the mail is sent; no mail when there are none or its reader has left. */
const compose = async (
  subject: Subject<'staff'>,
  deps: ComposeDependencies,
): Promise<Addressed<ToStaff> | undefined> => {
  const [profile, member] = await Promise.all([
    deps.profiles.find(subject.user_id),
    deps.staff.find(subject.user_id),
  ]);
  if (!profile || !member || !isActive(member)) return undefined;
  const keys = subject.notices.flatMap(({ order_id, service }) =>
    order_id && service ? [{ order_id, service }] : [],
  );
  const parts = await deps.parts.findAll(uniqueOf(keys));
  const partOf = ({ order_id, service }: Notice) =>
    parts.find((part) => part.order_id === order_id && part.service === service);
  const news = subject.notices
    .filter((notice) => stillHolds(notice, partOf(notice), subject))
    .map((notice) => newsOf(notice, partOf(notice)));
  if (news.length === 0) return undefined;
  return {
    to: profile.email,
    userId: profile.user_id,
    content: {
      firstName: member.name.split(' ')[0] ?? member.name,
      readerId: subject.user_id,
      isAdministrator: subject.is_administrator,
      news,
    },
  };
};

const whatOf = ({ orderId, service }: StaffNews): string => {
  if (!orderId) return texts.toSee;
  const number = orderNumber(orderId);
  return service ? texts.part(nameOf(service), number) : texts.order(number);
};

/** Who reads the mail, and where the atelier is. */
type Reader = ToStaff & { readonly siteUrl: string };

/** The atelier's page for the fact: the part for the expert who has it, the queue for a waiting part, else all orders. */
const addressOf = ({ event, orderId, service, expert }: StaffNews, reader: Reader): string => {
  const atelier = (query: Readonly<Record<string, string>>) =>
    `${reader.siteUrl}/atelier?${new URLSearchParams(query)}`;
  if (!orderId) return atelier({ vue: 'issues' });
  const number = orderNumber(orderId);
  const isOver = event === 'withdrawn' || event === 'moved';
  if (service && expert?.id === reader.readerId && !isOver)
    return atelier({ commande: orderId, service, vue: 'queue' });
  if (reader.isAdministrator) return atelier({ recherche: number, vue: 'orders' });
  return `${atelier({ vue: 'queue' })}${isOver ? '' : `#${number}`}`;
};

/** No due date for a finished part or a fact without a part. */
const detailsOf = ({ event, dueAt, newDueAt, expert }: StaffNews, reader: Reader): string => {
  if (!dueAt || event === 'withdrawn' || event === 'moved') return '';
  const holder = expert ? texts.takenBy(expert.name) : texts.untaken;
  const details = [
    texts.due(formatShopDateTime(dueAt)),
    ...(newDueAt ? [texts.newDue(formatShopDateTime(newDueAt))] : []),
    ...(reader.isAdministrator ? [holder] : []),
  ];
  return `, ${details.map(fr).join(', ')}`;
};

/** All facts of one kind under its title, each with its own link. */
const sectionOf = (news: readonly StaffNews[], reader: Reader): Block[] => {
  const [first] = news;
  if (!first) return [];
  return [
    { kind: 'section', title: texts.label(first.event) },
    paragraph(texts.why(first.event)),
    ...news.map((one) =>
      paragraph({ href: addressOf(one, reader), label: whatOf(one) }, `${detailsOf(one, reader)}.`),
    ),
  ];
};

const reasonOf = ({ siteUrl }: Reader): Block => ({
  kind: 'note',
  content: [`${texts.reason} `, { href: `${siteUrl}/atelier?vue=settings`, label: texts.settings }, '.'],
});

const ofOne = (one: StaffNews, reader: Reader): MailDocument => ({
  subject: texts.subject(one.event, whatOf(one)),
  preheader: texts.why(one.event),
  title: texts.label(one.event),
  blocks: [
    paragraph(texts.greeting(reader.firstName)),
    paragraph({ strong: whatOf(one) }, `${detailsOf(one, reader)}.`),
    paragraph(texts.why(one.event)),
    { kind: 'action', label: texts.action, href: addressOf(one, reader) },
    reasonOf(reader),
  ],
});

const draw = (content: ToStaff, siteUrl: string): MailDocument => {
  const { news } = content;
  const reader = { ...content, siteUrl };
  const [one, ...more] = news;
  if (one && more.length === 0) return ofOne(one, reader);
  const sections = [...Map.groupBy(news, ({ event }) => event).values()];
  return {
    subject: texts.subjectOfSeveral(news.length),
    preheader: sections.flatMap(([first]) => (first ? texts.label(first.event) : [])).join(', '),
    title: texts.titleOfSeveral,
    blocks: [
      paragraph(texts.greeting(reader.firstName)),
      ...sections.flatMap((section) => sectionOf(section, reader)),
      { kind: 'action', label: texts.actionOfSeveral, href: `${siteUrl}/atelier` },
      reasonOf(reader),
    ],
  };
};

/** To an expert or administrator: new, late and ended work, with links into the atelier. It names no customer. */
export const staff = mail('staff', { mailing: undefined, compose, draw });
