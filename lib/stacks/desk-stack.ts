import { Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { addRoutes } from '../constructs/feature-routes.ts';
import { Typesetting } from '../constructs/typesetting.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

type DeskStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
};

/** Routes of the writing desk, on the API of the API stack, and what typesets its reports. */
export class DeskStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, api, ...props }: DeskStackProps) {
    super(scope, id, props);
    const http = api.http.within(new Construct(this, 'Http'));
    const typesetting = new Typesetting(this, 'Typesetting', { stage, data });
    const addTypesetter = typesetting.addTo.bind(typesetting);
    addRoutes('desk', { stage, data, http, live: api.live, addTypesetter });
  }
}
