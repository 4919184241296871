import { Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Exports } from '../constructs/exports.ts';
import { addRoutes } from '../constructs/feature-routes.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

type AccountsStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
};

/** Routes of accounts: sign-up, links, profile, second factor, exports, contact; on the API of the API stack. */
export class AccountsStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, api, ...props }: AccountsStackProps) {
    super(scope, id, props);
    const http = api.http.within(new Construct(this, 'Http'));
    const { live } = api;
    addRoutes('accounts', { stage, data, http, live });
    new Exports(this, 'Exports', { stage, data });
  }
}
