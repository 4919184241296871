import type { MailSubject } from '#domain/mails.ts';
import type { Notice } from '#domain/notices.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey, PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isActive, type StaffStore } from '#lambdas/storage/staff.ts';
import type { Composed } from './composed.ts';
import type { StaffNews } from './shop-mail.ts';

type StaffSubject = Extract<MailSubject, { kind: 'staff' }>;
type StaffDependencies = {
  readonly parts: Pick<PartsStore, 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly siteUrl: string;
};

/** Whether the fact is still true for this reader. */
const stillHolds = (
  { event, service }: Notice,
  part: PartRecord | undefined,
  { user_id, is_administrator }: StaffSubject,
): boolean => {
  if (event === 'withdrawn' || !service) return true;
  if (!part?.queue || part.state === 'delivered' || isOver(part)) return false;
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
  dueAt: part && new Date(part.due_at),
  newDueAt: part?.new_due_at === undefined ? undefined : new Date(part.new_due_at),
  expert: part?.expert,
});

/** The facts that are still true when the mail is sent; no mail when there are none or its reader has left. */
export const composeStaff = async (
  subject: StaffSubject,
  deps: StaffDependencies,
): Promise<Composed | undefined> => {
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
    mail: {
      kind: 'staff',
      siteUrl: deps.siteUrl,
      firstName: member.name.split(' ')[0] ?? member.name,
      readerId: subject.user_id,
      isAdministrator: subject.is_administrator,
      news,
    },
  };
};
