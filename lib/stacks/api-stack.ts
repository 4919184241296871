import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Books } from '../constructs/books.ts';
import { Canary } from '../constructs/canary.ts';
import { addRoutes } from '../constructs/feature-routes.ts';
import { ShopHttpApi } from '../constructs/http-api.ts';
import { Issues } from '../constructs/issues.ts';
import { LiveApi } from '../constructs/live-api.ts';
import { ShopMail } from '../constructs/mail.ts';
import { Papers } from '../constructs/papers.ts';
import { Purchases } from '../constructs/purchases.ts';
import { Refunds } from '../constructs/refunds.ts';
import { Reports } from '../constructs/reports.ts';
import { Retention } from '../constructs/retention.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

export type ApiStackProps = StackProps & { readonly stage: Stage; readonly data: DataStack };

/** The HTTP API with the routes of money and reports, the live channel, mails, papers, sweeps and the sweep of issues. */
export class ApiStack extends Stack {
  readonly http: ShopHttpApi;
  readonly live: LiveApi;
  readonly mail: ShopMail;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { stage, data } = props;
    const http = new ShopHttpApi(this, 'Http', { stage, data });
    this.http = http;
    new Purchases(this, 'Purchases', { stage, data });
    this.live = new LiveApi(this, 'Live', { stage, data });
    addRoutes('api', { stage, data, http, live: this.live });
    new Reports(this, 'Reports', { stage, data });
    new Refunds(this, 'Refunds', { stage, data });
    this.mail = new ShopMail(this, 'Mail', { stage, data });
    new Papers(this, 'Papers', { stage, data, mail: this.mail });
    new Retention(this, 'Retention', { stage, data });
    if (stage.booksAccount) new Books(this, 'Books', { stage, data, account: stage.booksAccount });
    new Canary(this, 'Canary', { stage, data });
    new Issues(this, 'Issues', { stage, data, watched: [this, data] });
  }
}
