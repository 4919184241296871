/** The stores, each built once at its first use; the bundler drops those that a function does not use. */

import { once } from '#domain/once.ts';
import type { TableName } from '#domain/tables.ts';
import { createAccessesStore } from '#lambdas/storage/accesses.ts';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createCodesStore, createOrderCodesStore } from '#lambdas/storage/codes.ts';
import { createConnectionsStore } from '#lambdas/storage/connections.ts';
import { createContactsStore } from '#lambdas/storage/contacts.ts';
import { createCountersStore } from '#lambdas/storage/counters.ts';
import { openDatabase } from '#lambdas/storage/database.ts';
import { createDraftErasuresStore } from '#lambdas/storage/draft-erasures.ts';
import { createDraftsStore } from '#lambdas/storage/drafts.ts';
import { createErasedStore } from '#lambdas/storage/erased.ts';
import { createExportsStore } from '#lambdas/storage/exports.ts';
import { createGuidancesStore } from '#lambdas/storage/guidances.ts';
import { createIssuesStore } from '#lambdas/storage/issues.ts';
import { createLimitsStore } from '#lambdas/storage/limits.ts';
import { createOrderSearchStore, createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore, createUnsentMailsStore } from '#lambdas/storage/outbox.ts';
import { createOwnRowsStore } from '#lambdas/storage/own-rows.ts';
import { createOwnedStore } from '#lambdas/storage/owned.ts';
import { createPartsStore, createUploadsStore } from '#lambdas/storage/parts.ts';
import { createPassagesStore } from '#lambdas/storage/passages.ts';
import { createPersonsStore } from '#lambdas/storage/persons.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createRequestsStore } from '#lambdas/storage/requests.ts';
import { createSentencesStore } from '#lambdas/storage/sentences.ts';
import { createSessionsStore } from '#lambdas/storage/sessions.ts';
import { createStaffStore } from '#lambdas/storage/staff.ts';
import { createGuidanceLinksStore, createTicketsStore, createTokensStore } from '#lambdas/storage/tokens.ts';
import { createApologiesStore } from '#lambdas/storage/transactions/apologise.ts';
import { createAskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';
import { createGuidanceRequestsStore } from '#lambdas/storage/transactions/ask-guidance.ts';
import { createAssignmentsStore } from '#lambdas/storage/transactions/assign.ts';
import { createAddressesStore } from '#lambdas/storage/transactions/change-address.ts';
import { createClosingsStore } from '#lambdas/storage/transactions/close-account.ts';
import { createConfirmationsStore } from '#lambdas/storage/transactions/confirm.ts';
import { createContactRequestsStore } from '#lambdas/storage/transactions/contact.ts';
import { createCorrectionsStore } from '#lambdas/storage/transactions/correct-birth.ts';
import { createDeliveriesStore } from '#lambdas/storage/transactions/deliver.ts';
import { createDisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { createExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { createNoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { createRefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import { createRestartsStore } from '#lambdas/storage/transactions/restart.ts';
import { createSettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { createNewProfilesStore } from '#lambdas/storage/transactions/sign-up.ts';
import { createIdleNoticesStore } from '#lambdas/storage/transactions/tell-idle.ts';
import { createPolicyNoticesStore } from '#lambdas/storage/transactions/tell-policy.ts';
import { createUnsealingsStore } from '#lambdas/storage/transactions/unseal.ts';
import { createVerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { createVerifiedOrdersStore } from '#lambdas/storage/transactions/verify-order.ts';
import { createDraftWritesStore } from '#lambdas/storage/transactions/write-draft.ts';
import { createTeamStore, createWorkshopStore } from '#lambdas/storage/workshop.ts';
import { readTable } from '#lib/env.ts';

/** The client that all stores share. */
export const database = /* @__PURE__ */ once(() => openDatabase());

/** The names of all tables, each read at its first use. */
function namesBy<Name extends string>(read: (name: Name) => string): Readonly<Record<Name, string>>;
function namesBy(read: (name: string) => string): object {
  return new Proxy({}, { get: (_, name) => read(String(name)) });
}
export const tables = /* @__PURE__ */ namesBy(readTable);
type Tables = typeof tables;
type Database = ReturnType<typeof database>;

const ofTable = <Store>(create: (db: Database, table: string) => Store, table: TableName) =>
  once(() => create(database(), tables[table]));
const ofTables = <Store>(create: (db: Database, tables: Tables) => Store) =>
  once(() => create(database(), tables));

export const accesses = /* @__PURE__ */ ofTable(createAccessesStore, 'accesses');
export const births = /* @__PURE__ */ ofTable(createBirthsStore, 'births');
export const codes = /* @__PURE__ */ ofTable(createCodesStore, 'codes');
export const orderCodes = /* @__PURE__ */ ofTable(createOrderCodesStore, 'codes');
export const issues = /* @__PURE__ */ ofTable(createIssuesStore, 'issues');
export const connections = /* @__PURE__ */ ofTable(createConnectionsStore, 'connections');
export const contacts = /* @__PURE__ */ ofTable(createContactsStore, 'contacts');
export const counters = /* @__PURE__ */ ofTable(createCountersStore, 'counters');
export const drafts = /* @__PURE__ */ ofTable(createDraftsStore, 'drafts');
export const draftErasures = /* @__PURE__ */ ofTable(createDraftErasuresStore, 'drafts');
export const erased = /* @__PURE__ */ ofTable(createErasedStore, 'ledger');
export const exports = /* @__PURE__ */ ofTable(createExportsStore, 'exports');
export const guidanceLinks = /* @__PURE__ */ ofTable(createGuidanceLinksStore, 'tokens');
export const guidances = /* @__PURE__ */ ofTable(createGuidancesStore, 'guidances');
export const limits = /* @__PURE__ */ ofTable(createLimitsStore, 'limits');
export const orderSearch = /* @__PURE__ */ ofTable(createOrderSearchStore, 'orders');
export const orders = /* @__PURE__ */ ofTable(createOrdersStore, 'orders');
export const outbox = /* @__PURE__ */ ofTable(createOutboxStore, 'outbox');
export const parts = /* @__PURE__ */ ofTable(createPartsStore, 'parts');
export const passages = /* @__PURE__ */ ofTable(createPassagesStore, 'passages');
export const persons = /* @__PURE__ */ ofTable(createPersonsStore, 'profiles');
export const profiles = /* @__PURE__ */ ofTable(createProfilesStore, 'profiles');
export const refunds = /* @__PURE__ */ ofTable(createRefundsStore, 'refunds');
export const requests = /* @__PURE__ */ ofTable(createRequestsStore, 'requests');
export const sentences = /* @__PURE__ */ ofTable(createSentencesStore, 'sentences');
export const staff = /* @__PURE__ */ ofTable(createStaffStore, 'staff');
export const team = /* @__PURE__ */ ofTable(createTeamStore, 'settings');
export const tickets = /* @__PURE__ */ ofTable(createTicketsStore, 'tokens');
export const tokens = /* @__PURE__ */ ofTable(createTokensStore, 'tokens');
export const unsentMails = /* @__PURE__ */ ofTable(createUnsentMailsStore, 'outbox');
export const uploads = /* @__PURE__ */ ofTable(createUploadsStore, 'parts');
export const workshop = /* @__PURE__ */ ofTable(createWorkshopStore, 'settings');

export const addresses = /* @__PURE__ */ ofTables(createAddressesStore);
export const apologies = /* @__PURE__ */ ofTables(createApologiesStore);
export const askedCorrections = /* @__PURE__ */ ofTables(createAskedCorrectionsStore);
export const assignments = /* @__PURE__ */ ofTables(createAssignmentsStore);
export const closings = /* @__PURE__ */ ofTables(createClosingsStore);
export const confirmations = /* @__PURE__ */ ofTables(createConfirmationsStore);
export const contactRequests = /* @__PURE__ */ ofTables(createContactRequestsStore);
export const corrections = /* @__PURE__ */ ofTables(createCorrectionsStore);
export const deliveries = /* @__PURE__ */ ofTables(createDeliveriesStore);
export const disputes = /* @__PURE__ */ ofTables(createDisputesStore);
export const draftWrites = /* @__PURE__ */ ofTables(createDraftWritesStore);
export const exportWrites = /* @__PURE__ */ ofTables(createExportWritesStore);
export const guidanceRequests = /* @__PURE__ */ ofTables(createGuidanceRequestsStore);
export const idleNotices = /* @__PURE__ */ ofTables(createIdleNoticesStore);
export const newProfiles = /* @__PURE__ */ ofTables(createNewProfilesStore);
export const notices = /* @__PURE__ */ ofTables(createNoticesStore);
export const policyNotices = /* @__PURE__ */ ofTables(createPolicyNoticesStore);
export const ownRows = /* @__PURE__ */ ofTables(createOwnRowsStore);
export const owned = /* @__PURE__ */ ofTables(createOwnedStore);
export const verifications = /* @__PURE__ */ ofTables(createVerificationsStore);
export const verifiedOrders = /* @__PURE__ */ ofTables(createVerifiedOrdersStore);
export const refundRequests = /* @__PURE__ */ ofTables(createRefundRequestsStore);
export const refundSettlements = /* @__PURE__ */ ofTables(createRefundSettlementsStore);
export const restarts = /* @__PURE__ */ ofTables(createRestartsStore);
export const sessions = /* @__PURE__ */ ofTables(createSessionsStore);
export const unsealings = /* @__PURE__ */ ofTables(createUnsealingsStore);
export const settlements = /* @__PURE__ */ ofTables(createSettlementsStore);
