import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { livePath } from '../domain/live-stage.ts';
import { type Stage, stagePrefix } from '../stage.ts';
import { accept } from './findings.ts';

export type CdnProps = {
  readonly stage: Stage;
  readonly site: Bucket;
  readonly httpApiId: string;
  readonly liveApiId: string;
  /** Sent with each request to the APIs, which refuse requests without it. */
  readonly originSecret: string;
  /** Code of the functions for viewer requests and viewer responses. */
  readonly functions: { readonly request: string; readonly response: string };
  readonly headers: ResponseHeadersPolicy;
  readonly certificateArn: string | undefined;
  readonly webAclArn: string | undefined;
};

/** CloudFront would cache these errors for ten seconds, even answers of the API. */
const errorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The only origin of the browser: the site, `/api/*` and `/live`. */
export class Cdn extends Construct {
  readonly #props: CdnProps;

  constructor(scope: Construct, id: string, props: CdnProps) {
    super(scope, id);
    this.#props = props;
    const { stage, certificateArn, webAclArn } = props;
    const request = this.#edgeFunction('ViewerRequest', props.functions.request);
    const response = this.#edgeFunction('ViewerResponse', props.functions.response);
    const onRequest = { function: request, eventType: FunctionEventType.VIEWER_REQUEST };
    const onFile = [onRequest, { function: response, eventType: FunctionEventType.VIEWER_RESPONSE }];
    const files = { ...this.#files(), functionAssociations: onFile };
    const distribution = new Distribution(this, 'Distribution', {
      comment: stagePrefix(stage.name),
      // Without it, a request for «/» that no function has rewritten would list the bucket.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      // Includes the edges of southern Africa, because La Réunion and Mayotte are French.
      priceClass: PriceClass.PRICE_CLASS_200,
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: { ...files, cachePolicy: this.#revalidated() },
      additionalBehaviors: {
        '/assets/*': { ...files, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/api/*': {
          ...this.#passedOn(this.#apiOrigin(props.httpApiId, '/$default')),
          responseHeadersPolicy: props.headers,
          functionAssociations: [onRequest],
        },
        // The stage has the name of the path.
        [livePath]: {
          ...this.#passedOn(this.#apiOrigin(props.liveApiId, '')),
          functionAssociations: [onRequest],
        },
      },
      ...(stage.domain && certificateArn
        ? {
            domainNames: [stage.domain],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
          }
        : {}),
      ...(webAclArn && { webAclId: webAclArn }),
    });
    this.#accept(distribution);
    new CfnOutput(this, 'Id', { value: distribution.distributionId }).overrideLogicalId('DistributionId');
    new CfnOutput(this, 'Domain', { value: distribution.distributionDomainName }).overrideLogicalId(
      'DistributionDomain',
    );
  }

  #accept(distribution: Distribution): void {
    const { stage } = this.#props;
    accept(distribution, 'CFR1', 'French customers travel, and live in five oceans.');
    accept(
      distribution,
      'CFR3',
      'Lines with visitors’ addresses and the secrets of mailed links, for no use of ours.',
    );
    if (!stage.hasFirewall)
      accept(distribution, 'CFR2', 'The firewall costs 10 $ a month: where customers are.');
    if (!stage.domain) accept(distribution, 'CFR4', 'Under CloudFront’s own name the protocols are its own.');
  }

  #edgeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
      autoPublish: true,
    });
  }

  #files(): Pick<BehaviorOptions, 'origin' | 'viewerProtocolPolicy' | 'responseHeadersPolicy'> &
    BehaviorOptions {
    const { site, headers } = this.#props;
    return {
      // With the right to list the bucket, a missing object is 404; without it, 403.
      origin: S3BucketOrigin.withOriginAccessControl(site, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers,
      compress: true,
    };
  }

  /** Caches a file as long as its header says. A page is revalidated each time, and sent again only when it changed. */
  #revalidated(): CachePolicy {
    return new CachePolicy(this, 'Revalidated', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(1),
      maxTtl: Duration.days(1),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** Forwards requests and answers of the API unchanged and uncached. */
  #passedOn(origin: IOrigin): BehaviorOptions {
    return {
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: false,
    };
  }

  #apiOrigin(apiId: string, emulatorStage: string): HttpOrigin {
    const { stage, originSecret } = this.#props;
    const customHeaders = { 'x-origin-secret': originSecret };
    if (stage.emulator) {
      const { hostname, port } = new URL(stage.emulator);
      return new HttpOrigin(hostname, {
        customHeaders,
        protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
        httpPort: Number(port),
        originPath: `/_aws/execute-api/${apiId}${emulatorStage}`,
      });
    }
    return new HttpOrigin(`${apiId}.execute-api.${stage.region}.amazonaws.com`, {
      customHeaders,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      keepaliveTimeout: Duration.seconds(60),
    });
  }
}
