import { Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { addRoutes } from '../constructs/feature-routes.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

export type GuidanceStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
};

/** Routes of the daily guidance and of what is written to a customer, on the API of the API stack. */
export class GuidanceStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, api, ...props }: GuidanceStackProps) {
    super(scope, id, props);
    const http = api.http.within(new Construct(this, 'Guidance'));
    addRoutes('guidance', { stage, data, http, live: api.live });
  }
}
