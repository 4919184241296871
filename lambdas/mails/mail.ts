import { type Mailing, mailingPage } from '#domain/mailings.ts';
import type { MailKind, MailSubject } from '#domain/mails.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { ContactsStore } from '#lambdas/storage/contacts.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { PersonLinksStore } from '#lambdas/storage/person-links.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { GuidanceLinksStore, TokensStore } from '#lambdas/storage/tokens.ts';
import type { MailDocument } from './document.ts';

/** `siteUrl` is an origin without a trailing slash. */
export type ComposeDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'findWhen'>;
  readonly births: Pick<BirthsStore, 'find' | 'findRecent'>;
  readonly parts: Pick<PartsStore, 'ofOrder' | 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'find' | 'findRecent'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly tokens: Pick<TokensStore, 'mint'>;
  readonly contacts: Pick<ContactsStore, 'find'>;
  readonly refunds: Pick<RefundsStore, 'find'>;
  readonly requests: Pick<RequestsStore, 'find'>;
  readonly guidances: Pick<GuidancesStore, 'find'>;
  readonly guidanceLinks: Pick<GuidanceLinksStore, 'mint'>;
  readonly personLinks: Pick<PersonLinksStore, 'mint'>;
  readonly siteUrl: string;
  readonly now: Date;
};

type Envelope = {
  readonly to: string;
  /** The account of the address: later feedback of SES concerns this account. */
  readonly userId: string | undefined;
  readonly replyTo?: string;
  /** The address to which a mail client posts an unsubscription (RFC 8058). */
  readonly unsubscribe?: string;
  /** The order that the mail confirms. */
  readonly order?: OrderRecord;
  /** The numbered paper that the mail must carry: its order, and its id there. */
  readonly carries?: { readonly order: OrderRecord; readonly paperId: string };
};

export type MailImage = { readonly cid: string; readonly name: string; readonly content: Uint8Array };

/** A mail as it is rendered: what it says, and where its foot leads. */
export type Letter = {
  readonly siteUrl: string;
  readonly document: MailDocument;
  /** The page that says why the mail was written. */
  readonly why: string | undefined;
  readonly images: readonly MailImage[];
};
export type Composed = Envelope & { readonly mail: Letter };

export type Subject<Kind extends MailKind> = Extract<MailSubject, { kind: Kind }>;
export type Addressed<Content> = Envelope & { readonly content: Content };

type Told<Kind extends MailKind, Content> = {
  /** The sort under which a customer finds it; none for mails to colleagues and to support. */
  readonly mailing: Mailing | undefined;
  /** Undefined when the mail's reason is gone. */
  readonly compose: (
    subject: Subject<Kind>,
    deps: ComposeDependencies,
  ) => Promise<Addressed<Content> | undefined>;
  readonly draw: (content: Content, siteUrl: string) => MailDocument;
  readonly images?: (content: Content) => readonly MailImage[];
  /** A link of its own to the page of its sort. */
  readonly why?: (content: Content) => string;
};

/** A mail of the shop, told in one file: its sort, when it is still sent and to whom, and what it says. */
export const mail = <Kind extends MailKind, Content>(kind: Kind, told: Told<Kind, Content>) => {
  const { mailing } = told;
  const letter = (content: Content, siteUrl: string): Letter => ({
    siteUrl,
    document: told.draw(content, siteUrl),
    why: told.why?.(content) ?? (mailing && `${siteUrl}${mailingPage(mailing)}`),
    images: told.images?.(content) ?? [],
  });
  const write = async (subject: Subject<Kind>, deps: ComposeDependencies): Promise<Composed | undefined> => {
    const composed = await told.compose(subject, deps);
    if (!composed) return undefined;
    const { content, ...envelope } = composed;
    return { ...envelope, mail: letter(content, deps.siteUrl) };
  };
  return { kind, ...told, letter, write };
};
