import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import * as routes from '../domain/wire/exports.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import type { Routes } from './http-api.ts';
import { ServiceFunction } from './service-function.ts';

type ExportsProps = { readonly stage: Stage; readonly data: DataStack; readonly http: Routes };

const impact = 'Customers cannot take their data along; by law the merchant must send it within a month.';

/** «Télécharger mes données»: asked for and opened by routes, made in the background. */
export class Exports extends Construct {
  constructor(scope: Construct, id: string, props: ExportsProps) {
    super(scope, id);
    this.#addRoutes(props);
    this.#addMaking(props);
  }

  #addRoutes({ data, http }: ExportsProps): void {
    const shared = { impact, signedIn: true } as const;
    const read = http.add({
      id: 'ReadExport',
      route: routes.readExport,
      entry: 'exports/read-export',
      ...shared,
    });
    data.exports.grant(read, 'GetItem');
    const ask = http.add({
      id: 'AskExport',
      route: routes.askExport,
      entry: 'exports/ask-export',
      ...shared,
    });
    data.exports.grant(ask, 'GetItem', 'PutItem');
    data.requests.grant(ask, 'PutItem');
    data.profiles.grant(ask, 'ConditionCheckItem');
    data.limits.grant(ask, 'UpdateItem');
    data.exporting.grantSend(ask);
    const open = http.add({
      id: 'OpenExport',
      route: routes.openExport,
      entry: 'exports/open-export',
      ...shared,
    });
    data.exports.grant(open, 'GetItem', 'UpdateItem');
    data.tokens.grant(open, 'GetItem');
    data.accesses.grant(open, 'PutItem');
    data.archives.grantOpen(open);
  }

  #addMaking({ stage, data }: ExportsProps): void {
    const make = new ServiceFunction(this, 'MakeExport', {
      stage,
      entry: 'exports/make-export',
      impact,
      // Whole tables are scanned, and an account may have many reports.
      timeout: Duration.minutes(5),
      memorySize: 1024,
    });
    data.exports.grant(make, 'GetItem', 'BatchGetItem', 'UpdateItem');
    data.requests.grant(make, 'Query', 'UpdateItem');
    data.profiles.grant(make, 'GetItem', 'BatchGetItem');
    data.orders.grant(make, 'BatchGetItem');
    data.orders.grantIndex(make, 'by-user');
    data.codes.grant(make, 'BatchGetItem');
    data.codes.grantIndex(make, 'by-order');
    data.connections.grant(make, 'BatchGetItem');
    data.connections.grantIndex(make, 'by-user');
    data.births.grant(make, 'BatchGetItem');
    data.issues.grant(make, 'BatchGetItem', 'Query');
    const { parts, refunds, accesses, drafts, guidances, sessions } = data;
    for (const table of [parts, refunds, accesses, drafts, guidances, sessions]) table.grant(make, 'Query');
    for (const table of [data.outbox, data.tokens, data.contacts]) table.grant(make, 'Scan');
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
