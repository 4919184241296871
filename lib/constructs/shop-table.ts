import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { backupDays } from '../domain/retention.ts';
import type { VariableName } from '../env.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

type IndexProps = { readonly name: string; readonly partition: string; readonly sort?: string };

export type ShopTableProps = {
  readonly stage: Stage;
  readonly variable: VariableName;
  readonly partition: string;
  readonly sort?: string;
  /** Indexes hold keys only: rows are read from the table, which is consistent. */
  readonly indexes?: readonly IndexProps[];
  readonly expires?: boolean;
  readonly streams?: boolean;
};

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'BatchWriteItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** An on-demand table, with point-in-time recovery and deletion protection where data is kept. */
export class ShopTable extends Construct {
  readonly table: Table;
  readonly #variable: VariableName;

  constructor(scope: Construct, id: string, props: ShopTableProps) {
    super(scope, id);
    this.#variable = props.variable;
    this.table = new Table(this, 'Table', {
      partitionKey: text(props.partition),
      ...(props.sort && { sortKey: text(props.sort) }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: props.stage.keepsData,
        ...(props.stage.keepsData && { recoveryPeriodInDays: backupDays }),
      },
      deletionProtection: props.stage.keepsData,
      removalPolicy: props.stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(props.expires && { timeToLiveAttribute: 'ttl' }),
      ...(props.streams && { stream: StreamViewType.NEW_IMAGE }),
    });
    for (const index of props.indexes ?? []) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partition),
        ...(index.sort && { sortKey: text(index.sort) }),
        projectionType: ProjectionType.KEYS_ONLY,
      });
    }
    new CfnOutput(this, 'Name', { value: this.table.tableName }).overrideLogicalId(`${id}Table`);
  }

  /** Allows a function exactly these actions on the table and passes it the name. */
  grant(to: ServiceFunction, ...actions: readonly TableAction[]): void {
    to.allow(
      actions.map((action) => `dynamodb:${action}`),
      [this.table.tableArn],
    );
    to.set(this.#variable, this.table.tableName);
  }

  /** Passes a function the name, without any right. */
  identify(to: ServiceFunction): void {
    to.set(this.#variable, this.table.tableName);
  }

  /** Allows a function to query one index. */
  grantIndex(to: ServiceFunction, index: string): void {
    to.allow(['dynamodb:Query'], [`${this.table.tableArn}/index/${index}`]);
    to.set(this.#variable, this.table.tableName);
  }
}
