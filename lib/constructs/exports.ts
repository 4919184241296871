import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { ServiceFunction } from './service-function.ts';

type ExportsProps = { readonly stage: Stage; readonly data: DataStack };

/** Makes what «Télécharger mes données» asks for, in the background. */
export class Exports extends Construct {
  constructor(scope: Construct, id: string, { stage, data }: ExportsProps) {
    super(scope, id);
    const make = new ServiceFunction(this, 'MakeExport', {
      stage,
      entry: 'exports/make-export',
      impact: 'Customers cannot take their data along; by law the merchant must send it within a month.',
      // An account may have many reports.
      timeout: Duration.minutes(5),
      memorySize: 1024,
    });
    data.exports.grant(make, 'GetItem', 'BatchGetItem', 'UpdateItem');
    data.requests.grant(make, 'Query', 'UpdateItem');
    data.profiles.grant(make, 'GetItem', 'BatchGetItem');
    data.orders.grant(make, 'BatchGetItem');
    data.orders.grant(make, 'index by-user');
    data.codes.grant(make, 'BatchGetItem');
    data.codes.grant(make, 'index by-order');
    data.connections.grant(make, 'BatchGetItem');
    data.connections.grant(make, 'index by-user');
    data.births.grant(make, 'BatchGetItem');
    data.issues.grant(make, 'BatchGetItem', 'Query');
    const { parts, refunds, accesses, drafts, threads, guidances, sessions } = data;
    for (const table of [parts, refunds, accesses, drafts, threads, guidances, sessions])
      table.grant(make, 'Query');
    for (const table of [data.outbox, data.tokens, data.contacts])
      table.grant(make, 'index by-owner', 'BatchGetItem');
    data.accounts.grant(make, 'AdminGetUser');
    data.reports.grantOpen(make);
    data.papers.grantOpen(make);
    data.archives.grantKeep(make);
    data.exporting.consume(make);
    new CfnOutput(this, 'MakeExportName', { value: make.fn.functionName }).overrideLogicalId(
      'MakeExportFunction',
    );
  }
}
