import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { UseOf } from '#lambdas/routing/uses.ts';
import { backupDays } from '../domain/retention.ts';
import type { TableEntry } from '../domain/tables/entry.ts';
import { titleOf } from '../domain/tables/title.ts';
import { type TableVariable, variableOf } from '../domain/tables/variable.ts';
import { type TableName, tables } from '../domain/tables.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

type ShopTableProps<Name> = { readonly stage: Stage; readonly table: Name };

const indexUse = 'index ';

const text = (name: string) => ({ name, type: AttributeType.STRING });
const keysOf = ([partition, sort]: TableEntry['key']) => ({
  partitionKey: text(partition),
  ...(sort && { sortKey: text(sort) }),
});

/** An on-demand table, with point-in-time recovery and deletion protection where data is kept. */
export class ShopTable<Name extends TableName> extends Construct {
  readonly table: Table;
  readonly #variable: TableVariable;

  constructor(scope: Construct, { stage, table: name }: ShopTableProps<Name>) {
    super(scope, titleOf(name));
    const entry = tables[name];
    this.#variable = variableOf(name);
    this.table = new Table(this, 'Table', {
      ...keysOf(entry.key),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: stage.keepsData,
        ...(stage.keepsData && { recoveryPeriodInDays: backupDays }),
      },
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(entry.expires && { timeToLiveAttribute: 'ttl' }),
      ...(entry.streams && { stream: StreamViewType.NEW_IMAGE }),
    });
    for (const [indexName, key] of Object.entries(entry.indexes ?? {})) {
      const projectionType = ProjectionType.KEYS_ONLY;
      this.table.addGlobalSecondaryIndex({ indexName, ...keysOf(key), projectionType });
    }
    const output = new CfnOutput(this, 'Name', { value: this.table.tableName });
    output.overrideLogicalId(`${titleOf(name)}Table`);
  }

  /** Allows a function exactly these actions on the table and queries of these indexes, and passes it the name. */
  grant(to: ServiceFunction, ...uses: readonly UseOf<Name>[]): void {
    const { tableArn } = this.table;
    const actions = uses.filter((use) => !use.startsWith(indexUse)).map((action) => `dynamodb:${action}`);
    if (actions.length > 0) to.allow(actions, [tableArn]);
    for (const use of uses.filter((one) => one.startsWith(indexUse)))
      to.allow(['dynamodb:Query'], [`${tableArn}/index/${use.slice(indexUse.length)}`]);
    this.identify(to);
  }

  /** Passes a function the name, without any right. */
  identify(to: ServiceFunction): void {
    to.set(this.#variable, this.table.tableName);
  }
}
