/** The stores, each built at its first use and once; those that a function does not use leave its bundle. */

import { once } from '#domain/once.ts';
import { createAccessesStore } from '#lambdas/storage/accesses-store.ts';
import { createAddressesStore } from '#lambdas/storage/addresses-store.ts';
import { createApologiesStore } from '#lambdas/storage/apologies-store.ts';
import { createAssignmentsStore } from '#lambdas/storage/assignments-store.ts';
import { createConcernsStore } from '#lambdas/storage/concerns-store.ts';
import { createConfirmationsStore } from '#lambdas/storage/confirmations-store.ts';
import { createConnectionsStore } from '#lambdas/storage/connections-store.ts';
import { createContactsStore } from '#lambdas/storage/contacts-store.ts';
import { createCountersStore } from '#lambdas/storage/counters-store.ts';
import { openDatabase } from '#lambdas/storage/database.ts';
import { createDeliveriesStore } from '#lambdas/storage/deliveries-store.ts';
import { createDisputesStore } from '#lambdas/storage/disputes-store.ts';
import { createGuidanceLinksStore } from '#lambdas/storage/guidance-links-store.ts';
import { createGuidanceRequestsStore } from '#lambdas/storage/guidance-requests-store.ts';
import { createGuidancesStore } from '#lambdas/storage/guidances-store.ts';
import { createLimitsStore } from '#lambdas/storage/limits-store.ts';
import { createNewProfilesStore } from '#lambdas/storage/new-profiles-store.ts';
import { createNoticesStore } from '#lambdas/storage/notices-store.ts';
import { createOrderSearchStore } from '#lambdas/storage/order-search-store.ts';
import { createOrdersStore } from '#lambdas/storage/orders-store.ts';
import { createOutboxStore } from '#lambdas/storage/outbox-store.ts';
import { createPartsStore } from '#lambdas/storage/parts-store.ts';
import { createProfilesStore } from '#lambdas/storage/profiles-store.ts';
import { createProofsStore } from '#lambdas/storage/proofs-store.ts';
import { createProvenOrdersStore } from '#lambdas/storage/proven-orders-store.ts';
import { createRefundRequestsStore } from '#lambdas/storage/refund-requests-store.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/refund-settlements-store.ts';
import { createRefundsStore } from '#lambdas/storage/refunds-store.ts';
import { createSettlementsStore } from '#lambdas/storage/settlements-store.ts';
import { createStaffStore } from '#lambdas/storage/staff-store.ts';
import { createTeamStore } from '#lambdas/storage/team-store.ts';
import { createTicketsStore } from '#lambdas/storage/tickets-store.ts';
import { createTokensStore } from '#lambdas/storage/tokens-store.ts';
import { createUnsentMailsStore } from '#lambdas/storage/unsent-mails-store.ts';
import { createUploadsStore } from '#lambdas/storage/uploads-store.ts';
import { createWorkshopStore } from '#lambdas/storage/workshop-store.ts';
import { readVariable } from '#lib/env.ts';

/** The one client of all of them. */
export const database = /* @__PURE__ */ once(() => openDatabase());

export const orders = /* @__PURE__ */ once(() => createOrdersStore(database(), readVariable('ORDERS_TABLE')));
export const parts = /* @__PURE__ */ once(() => createPartsStore(database(), readVariable('PARTS_TABLE')));
export const assignments = /* @__PURE__ */ once(() =>
  createAssignmentsStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
  }),
);
export const orderSearch = /* @__PURE__ */ once(() =>
  createOrderSearchStore(database(), readVariable('ORDERS_TABLE')),
);
export const addresses = /* @__PURE__ */ once(() =>
  createAddressesStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    profiles: readVariable('PROFILES_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const concerns = /* @__PURE__ */ once(() =>
  createConcernsStore(database(), readVariable('CONCERNS_TABLE')),
);
export const accesses = /* @__PURE__ */ once(() =>
  createAccessesStore(database(), readVariable('ACCESSES_TABLE')),
);
export const unsentMails = /* @__PURE__ */ once(() =>
  createUnsentMailsStore(database(), readVariable('OUTBOX_TABLE')),
);
export const apologies = /* @__PURE__ */ once(() =>
  createApologiesStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const workshop = /* @__PURE__ */ once(() =>
  createWorkshopStore(database(), readVariable('CONCERNS_TABLE')),
);
export const team = /* @__PURE__ */ once(() => createTeamStore(database(), readVariable('CONCERNS_TABLE')));
export const notices = /* @__PURE__ */ once(() =>
  createNoticesStore(database(), {
    concerns: readVariable('CONCERNS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const outbox = /* @__PURE__ */ once(() => createOutboxStore(database(), readVariable('OUTBOX_TABLE')));
export const counters = /* @__PURE__ */ once(() =>
  createCountersStore(database(), readVariable('COUNTERS_TABLE')),
);
export const limits = /* @__PURE__ */ once(() => createLimitsStore(database(), readVariable('LIMITS_TABLE')));
export const profiles = /* @__PURE__ */ once(() =>
  createProfilesStore(database(), readVariable('PROFILES_TABLE')),
);
export const staff = /* @__PURE__ */ once(() => createStaffStore(database(), readVariable('STAFF_TABLE')));
/** Who calls the atelier: a session, and a row of the staff. */
export const members = () => ({ profiles: profiles(), staff: staff() });
export const newProfiles = /* @__PURE__ */ once(() =>
  createNewProfilesStore(database(), {
    profiles: readVariable('PROFILES_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const tokens = /* @__PURE__ */ once(() => createTokensStore(database(), readVariable('TOKENS_TABLE')));
export const tickets = /* @__PURE__ */ once(() =>
  createTicketsStore(database(), readVariable('TOKENS_TABLE')),
);
export const connections = /* @__PURE__ */ once(() =>
  createConnectionsStore(database(), readVariable('CONNECTIONS_TABLE')),
);
export const proofs = /* @__PURE__ */ once(() =>
  createProofsStore(database(), {
    tokens: readVariable('TOKENS_TABLE'),
    profiles: readVariable('PROFILES_TABLE'),
  }),
);
export const contacts = /* @__PURE__ */ once(() =>
  createContactsStore(database(), {
    contacts: readVariable('CONTACTS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const guidances = /* @__PURE__ */ once(() =>
  createGuidancesStore(database(), readVariable('GUIDANCES_TABLE')),
);
export const guidanceRequests = /* @__PURE__ */ once(() =>
  createGuidanceRequestsStore(database(), {
    guidances: readVariable('GUIDANCES_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const guidanceLinks = /* @__PURE__ */ once(() =>
  createGuidanceLinksStore(database(), readVariable('TOKENS_TABLE')),
);
export const settlements = /* @__PURE__ */ once(() =>
  createSettlementsStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
    ledger: readVariable('LEDGER_TABLE'),
  }),
);
export const refunds = /* @__PURE__ */ once(() =>
  createRefundsStore(database(), readVariable('REFUNDS_TABLE')),
);
const refundTables = () => ({
  orders: readVariable('ORDERS_TABLE'),
  parts: readVariable('PARTS_TABLE'),
  refunds: readVariable('REFUNDS_TABLE'),
  outbox: readVariable('OUTBOX_TABLE'),
});
export const refundRequests = /* @__PURE__ */ once(() =>
  createRefundRequestsStore(database(), refundTables()),
);
export const refundSettlements = /* @__PURE__ */ once(() =>
  createRefundSettlementsStore(database(), refundTables()),
);
export const disputes = /* @__PURE__ */ once(() =>
  createDisputesStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    concerns: readVariable('CONCERNS_TABLE'),
  }),
);
export const provenOrders = /* @__PURE__ */ once(() =>
  createProvenOrdersStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const uploads = /* @__PURE__ */ once(() =>
  createUploadsStore(database(), readVariable('PARTS_TABLE')),
);
export const deliveries = /* @__PURE__ */ once(() =>
  createDeliveriesStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
export const confirmations = /* @__PURE__ */ once(() =>
  createConfirmationsStore(database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
    outbox: readVariable('OUTBOX_TABLE'),
  }),
);
