import { Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Desk } from '../constructs/desk.ts';
import type { ShopHttpApi } from '../constructs/http-api.ts';
import { Typesetting } from '../constructs/typesetting.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

type DeskStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly http: ShopHttpApi;
};

/** Routes of the writing desk, on the API of the API stack, and what typesets its reports. */
export class DeskStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, http, ...props }: DeskStackProps) {
    super(scope, id, props);
    const routes = http.within(new Construct(this, 'Http'));
    new Desk(this, 'Desk', { data, http: routes });
    new Typesetting(this, 'Typesetting', { stage, data, http: routes });
  }
}
