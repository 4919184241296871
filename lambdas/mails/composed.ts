import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { ContactsStore } from '#lambdas/storage/contacts.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { GuidanceLinksStore, TokensStore } from '#lambdas/storage/tokens.ts';
import type { ShopMail } from './shop-mail.ts';

export type ComposeDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'findWhen'>;
  readonly births: Pick<BirthsStore, 'find' | 'findRecent'>;
  readonly parts: Pick<PartsStore, 'ofOrder' | 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'find' | 'findRecent'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly tokens: Pick<TokensStore, 'mint'>;
  readonly contacts: Pick<ContactsStore, 'find'>;
  readonly refunds: Pick<RefundsStore, 'find'>;
  readonly requests: Pick<RequestsStore, 'find'>;
  readonly guidances: Pick<GuidancesStore, 'find'>;
  readonly guidanceLinks: Pick<GuidanceLinksStore, 'mint'>;
  readonly siteUrl: string;
  readonly now: Date;
};

/** A mail that can be sent; undefined when its reason is gone (account erased, address verified meanwhile). */
export type Composed = {
  readonly to: string;
  /** The account of the address: later feedback of SES concerns this account. */
  readonly userId: string | undefined;
  readonly replyTo?: string;
  /** The address to which a mail client posts an unsubscription (RFC 8058). */
  readonly unsubscribe?: string;
  readonly mail: ShopMail;
  /** The order that the mail confirms. */
  readonly order?: OrderRecord;
  /** The numbered paper that the mail must carry: its order, and its id there. */
  readonly carries?: { readonly order: OrderRecord; readonly paperId: string };
};
