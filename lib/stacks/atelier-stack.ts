import { Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { addRoutes } from '../constructs/feature-routes.ts';
import { Team } from '../constructs/team.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

type AtelierStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
};

/** Routes of the atelier: queue, orders, births, settings and team; on the API of the API stack. */
export class AtelierStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, api, ...props }: AtelierStackProps) {
    super(scope, id, props);
    const http = api.http.within(new Construct(this, 'Http'));
    addRoutes('atelier', { stage, data, http, live: api.live });
    new Team(this, 'Team', { stage, data, live: api.live });
  }
}
