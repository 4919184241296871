import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Guidance } from '../constructs/guidance.ts';
import type { ShopHttpApi } from '../constructs/http-api.ts';
import type { DataStack } from './data-stack.ts';

export type GuidanceStackProps = StackProps & { readonly data: DataStack; readonly http: ShopHttpApi };

/** Routes of the daily guidance and of what is written to a customer, on the API of the API stack. */
export class GuidanceStack extends Stack {
  constructor(scope: Construct, id: string, { data, http, ...props }: GuidanceStackProps) {
    super(scope, id, props);
    new Guidance(this, 'Guidance', { data, http });
  }
}
