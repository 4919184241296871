import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Accounts } from '../constructs/accounts.ts';
import { ArchivesBucket } from '../constructs/archives-bucket.ts';
import { BucketLogs } from '../constructs/bucket-logs.ts';
import { MailIdentities } from '../constructs/mail-identities.ts';
import { PapersBucket } from '../constructs/papers-bucket.ts';
import { ReportsBucket } from '../constructs/reports-bucket.ts';
import { ShopTable } from '../constructs/shop-table.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { recordOf } from '../domain/record-of.ts';
import { type TableName, tableNames } from '../domain/tables.ts';
import type { Stage } from '../stage.ts';

type DataStackProps = StackProps & { readonly stage: Stage };

type Tables = { readonly [Name in TableName]: ShopTable<Name> };

/** Everything that must survive deployments: tables, reports, accounts, the senders of mails. */
class KeptStack extends Stack {
  readonly tables: Tables;
  readonly typesetting: WorkQueue;
  readonly exporting: WorkQueue;
  readonly archives: ArchivesBucket;
  readonly reports: ReportsBucket;
  readonly papers: PapersBucket;
  readonly accounts: Accounts;
  readonly mailIdentities: MailIdentities;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: props.stage.keepsData });
    const { stage } = props;
    this.tables = recordOf(tableNames, (table) => new ShopTable(this, { stage, table }));
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
    this.accounts = new Accounts(this, 'Accounts', { stage, tokens: this.tables.tokens });
  }
}

/** The stack, with each of its tables by name. */
export type DataStack = KeptStack & Tables;

export const dataStack = (scope: Construct, id: string, props: DataStackProps): DataStack => {
  const stack = new KeptStack(scope, id, props);
  return Object.assign(stack, stack.tables);
};
