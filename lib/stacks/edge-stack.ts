import { CfnParameter, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Cdn } from '../constructs/cdn.ts';
import { SiteBucket } from '../constructs/site-bucket.ts';
import { responseHeadersPolicy } from '../constructs/site-headers.ts';
import { securityHeaders } from '../edge/headers.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

export type EdgeStackProps = StackProps & {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
  /** `sha256-…` of the inlined style sheets, from `.build/edge.json`. */
  readonly styleHashes: readonly string[];
  /** Code of the CDN's functions. */
  readonly functions: { readonly request: string; readonly response: string };
};

/**
 * The site's bucket, and the CDN in front of it and of the APIs. CloudFront belongs to no region, so the stack is in
 * the region of the others and refers to them; resources that must be in us-east-1 come as parameters.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    const { stage, data, api, styleHashes, functions, ...stackProps } = props;
    super(scope, id, stackProps);
    const connect = stage.emulator
      ? [stage.emulator]
      : [
          `https://cognito-idp.${stage.region}.amazonaws.com`,
          `https://${data.reports.bucket.bucketRegionalDomainName}`,
        ];
    new Cdn(this, 'Cdn', {
      stage,
      site: new SiteBucket(this, 'Site', { stage }).bucket,
      httpApiId: api.http.api.apiId,
      liveApiId: api.live.api.apiId,
      originSecret: this.#parameter('OriginSecret', 'What the CDN sends to the APIs', { noEcho: true }),
      functions,
      headers: responseHeadersPolicy(this, 'Headers', securityHeaders({ styleHashes, connect })),
      certificateArn:
        stage.domain && this.#parameter('CertificateArn', 'Of the site’s own name, in us-east-1'),
      webAclArn: stage.hasFirewall ? this.#parameter('WebAclArn', 'The firewall, in us-east-1') : undefined,
    });
  }

  /** It has no default, so that a later deployment keeps the previous value. */
  #parameter(name: string, description: string, { noEcho = false } = {}): string {
    return new CfnParameter(this, name, { type: 'String', minLength: 20, description, noEcho }).valueAsString;
  }
}
