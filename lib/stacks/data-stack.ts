import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Accounts } from '../constructs/accounts.ts';
import { ArchivesBucket } from '../constructs/archives-bucket.ts';
import { BucketLogs } from '../constructs/bucket-logs.ts';
import { MailIdentities } from '../constructs/mail-identities.ts';
import { PapersBucket } from '../constructs/papers-bucket.ts';
import { ReportsBucket } from '../constructs/reports-bucket.ts';
import { ShopTable, type ShopTableProps } from '../constructs/shop-table.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { Stage } from '../stage.ts';

export type DataStackProps = StackProps & { readonly stage: Stage };

/** Keys, indexes and streams of each table, and the variable that passes its name to functions. */
const tables = {
  orders: {
    variable: 'ORDERS_TABLE',
    partition: 'id',
    streams: true,
    expires: true,
    indexes: [
      { name: 'by-user', partition: 'user_id', sort: 'created_at' },
      { name: 'awaiting', partition: 'awaiting', sort: 'created_at' },
    ],
  },
  parts: {
    variable: 'PARTS_TABLE',
    partition: 'order_id',
    sort: 'service',
    expires: true,
    indexes: [{ name: 'queue', partition: 'queue', sort: 'due_at' }],
  },
  profiles: {
    variable: 'PROFILES_TABLE',
    partition: 'user_id',
    indexes: [
      { name: 'by-month', partition: 'seen' },
      { name: 'closing', partition: 'closing', sort: 'closes_at' },
    ],
  },
  staff: { variable: 'STAFF_TABLE', partition: 'user_id', expires: true },
  tokens: { variable: 'TOKENS_TABLE', partition: 'hash', expires: true },
  ledger: { variable: 'LEDGER_TABLE', partition: 'id', expires: true },
  refunds: {
    variable: 'REFUNDS_TABLE',
    partition: 'order_id',
    sort: 'id',
    indexes: [{ name: 'awaiting', partition: 'awaiting', sort: 'requested_at' }],
  },
  outbox: {
    variable: 'OUTBOX_TABLE',
    partition: 'id',
    expires: true,
    streams: true,
    indexes: [{ name: 'due', partition: 'state', sort: 'next_at' }],
  },
  limits: { variable: 'LIMITS_TABLE', partition: 'id', expires: true },
  contacts: { variable: 'CONTACTS_TABLE', partition: 'id', expires: true },
  guidances: { variable: 'GUIDANCES_TABLE', partition: 'address', sort: 'entry', expires: true },
  connections: {
    variable: 'CONNECTIONS_TABLE',
    partition: 'connection_id',
    expires: true,
    indexes: [{ name: 'by-user', partition: 'user_id', sort: 'connected_at' }],
  },
  accesses: {
    variable: 'ACCESSES_TABLE',
    partition: 'order_id',
    sort: 'entry',
    expires: true,
    indexes: [{ name: 'by-reader', partition: 'who', sort: 'entry' }],
  },
  births: { variable: 'BIRTHS_TABLE', partition: 'order_id' },
  issues: { variable: 'ISSUES_TABLE', partition: 'kind', sort: 'id' },
  counters: { variable: 'COUNTERS_TABLE', partition: 'id' },
  drafts: { variable: 'DRAFTS_TABLE', partition: 'part', sort: 'entry', expires: true },
  passages: { variable: 'PASSAGES_TABLE', partition: 'expert', sort: 'id', expires: true },
  codes: {
    variable: 'CODES_TABLE',
    partition: 'code',
    indexes: [{ name: 'by-order', partition: 'order_id' }],
  },
  sentences: { variable: 'SENTENCES_TABLE', partition: 'hash', expires: true },
  exports: { variable: 'EXPORTS_TABLE', partition: 'user_id', expires: true },
  requests: {
    variable: 'REQUESTS_TABLE',
    partition: 'who',
    sort: 'id',
    expires: true,
    indexes: [{ name: 'by-state', partition: 'state', sort: 'asked_at' }],
  },
  sessions: { variable: 'SESSIONS_TABLE', partition: 'user_id', sort: 'session', expires: true },
} as const satisfies Readonly<Record<string, Omit<ShopTableProps, 'stage'>>>;

/** Everything that must survive deployments: tables, reports, accounts, the senders of mails. */
export class DataStack extends Stack {
  readonly orders: ShopTable;
  readonly parts: ShopTable;
  readonly profiles: ShopTable;
  /** Active, invited and former staff. */
  readonly staff: ShopTable;
  readonly tokens: ShopTable;
  readonly ledger: ShopTable;
  /** Refunds of every origin. */
  readonly refunds: ShopTable;
  readonly outbox: ShopTable;
  readonly limits: ShopTable;
  readonly contacts: ShopTable;
  /** Requests for the daily guidance, and addresses that stopped it. */
  readonly guidances: ShopTable;
  readonly connections: ShopTable;
  /** Accesses to birth data and reports. */
  readonly accesses: ShopTable;
  /** The birth of each order, apart from what accounting keeps. */
  readonly births: ShopTable;
  /** Issues to handle that no queue shows. */
  readonly issues: ShopTable;
  /** The last number of each kind of paper. */
  readonly counters: ShopTable;
  /** Reports while they are written. */
  readonly drafts: ShopTable;
  /** What each expert keeps for later reports. */
  readonly passages: ShopTable;
  /** What was delivered under the code of a report. */
  readonly codes: ShopTable;
  readonly typesetting: WorkQueue;
  /** Hashes of the sentences of delivered reports. */
  readonly sentences: ShopTable;
  /** The last export of each account. */
  readonly exports: ShopTable;
  /** The register of requests about personal data. */
  readonly requests: ShopTable;
  /** Where each account is signed in. */
  readonly sessions: ShopTable;
  readonly exporting: WorkQueue;
  readonly archives: ArchivesBucket;
  readonly reports: ReportsBucket;
  readonly papers: PapersBucket;
  readonly accounts: Accounts;
  readonly mailIdentities: MailIdentities;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: props.stage.keepsData });
    const { stage } = props;
    this.orders = new ShopTable(this, 'Orders', { stage, ...tables.orders });
    this.parts = new ShopTable(this, 'Parts', { stage, ...tables.parts });
    this.profiles = new ShopTable(this, 'Profiles', { stage, ...tables.profiles });
    this.staff = new ShopTable(this, 'Staff', { stage, ...tables.staff });
    this.tokens = new ShopTable(this, 'Tokens', { stage, ...tables.tokens });
    this.ledger = new ShopTable(this, 'Ledger', { stage, ...tables.ledger });
    this.refunds = new ShopTable(this, 'Refunds', { stage, ...tables.refunds });
    this.outbox = new ShopTable(this, 'Outbox', { stage, ...tables.outbox });
    this.limits = new ShopTable(this, 'Limits', { stage, ...tables.limits });
    this.contacts = new ShopTable(this, 'Contacts', { stage, ...tables.contacts });
    this.guidances = new ShopTable(this, 'Guidances', { stage, ...tables.guidances });
    this.connections = new ShopTable(this, 'Connections', { stage, ...tables.connections });
    this.accesses = new ShopTable(this, 'Accesses', { stage, ...tables.accesses });
    this.births = new ShopTable(this, 'Births', { stage, ...tables.births });
    this.issues = new ShopTable(this, 'Issues', { stage, ...tables.issues });
    this.counters = new ShopTable(this, 'Counters', { stage, ...tables.counters });
    this.drafts = new ShopTable(this, 'Drafts', { stage, ...tables.drafts });
    this.passages = new ShopTable(this, 'Passages', { stage, ...tables.passages });
    this.codes = new ShopTable(this, 'Codes', { stage, ...tables.codes });
    this.sentences = new ShopTable(this, 'Sentences', { stage, ...tables.sentences });
    this.exports = new ShopTable(this, 'Exports', { stage, ...tables.exports });
    this.requests = new ShopTable(this, 'Requests', { stage, ...tables.requests });
    this.sessions = new ShopTable(this, 'Sessions', { stage, ...tables.sessions });
    const logs = stage.keepsData ? new BucketLogs(this, 'BucketLogs') : undefined;
    this.reports = new ReportsBucket(this, 'Reports', { stage, logs });
    this.typesetting = new WorkQueue(this, 'Typesetting', {
      stage,
      variable: 'TYPESET_QUEUE_URL',
      impact: 'A report from the desk could not be typeset in three tries: its expert cannot deliver it.',
    });
    this.exporting = new WorkQueue(this, 'Exporting', {
      stage,
      variable: 'EXPORT_QUEUE_URL',
      impact: 'A customer cannot take the data along: the export has failed three times.',
    });
    this.archives = new ArchivesBucket(this, 'Archives', { stage, logs });
    this.papers = new PapersBucket(this, 'Papers', { stage, logs });
    this.mailIdentities = new MailIdentities(this, 'Mail', { stage });
    this.accounts = new Accounts(this, 'Accounts', { stage, tokens: this.tokens });
  }
}
