import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Accounts } from '../constructs/accounts.ts';
import { BucketLogs } from '../constructs/bucket-logs.ts';
import { MailIdentities } from '../constructs/mail-identities.ts';
import { PapersBucket } from '../constructs/papers-bucket.ts';
import { ReportsBucket } from '../constructs/reports-bucket.ts';
import { ShopTable, type ShopTableProps } from '../constructs/shop-table.ts';
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
    indexes: [{ name: 'by-month', partition: 'seen' }],
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
  accesses: { variable: 'ACCESSES_TABLE', partition: 'order_id', sort: 'entry', expires: true },
  births: { variable: 'BIRTHS_TABLE', partition: 'order_id' },
  concerns: { variable: 'CONCERNS_TABLE', partition: 'kind', sort: 'id' },
  counters: { variable: 'COUNTERS_TABLE', partition: 'id' },
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
  readonly concerns: ShopTable;
  /** The last number of each kind of paper. */
  readonly counters: ShopTable;
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
    this.concerns = new ShopTable(this, 'Concerns', { stage, ...tables.concerns });
    this.counters = new ShopTable(this, 'Counters', { stage, ...tables.counters });
    const logs = stage.keepsData ? new BucketLogs(this, 'BucketLogs') : undefined;
    this.reports = new ReportsBucket(this, 'Reports', { stage, logs });
    this.papers = new PapersBucket(this, 'Papers', { stage, logs });
    this.mailIdentities = new MailIdentities(this, 'Mail', { stage });
    this.accounts = new Accounts(this, 'Accounts', { stage, tokens: this.tokens });
  }
}
