import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as API Gateway hands it to a function: payload format 2.0, header names in lower case. */
export const httpEvent = (
  headers: Readonly<Record<string, string>>,
  body: string,
): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: 'POST /api/test',
  rawPath: '/api/test',
  rawQueryString: '',
  headers: { ...headers },
  requestContext: {
    accountId: '000000000000',
    apiId: 'api',
    domainName: 'api.example',
    domainPrefix: 'api',
    http: {
      method: 'POST',
      path: '/api/test',
      protocol: 'HTTP/1.1',
      sourceIp: '127.0.0.1',
      userAgent: 'test',
    },
    requestId: 'request',
    routeKey: 'POST /api/test',
    stage: '$default',
    time: '24/Nov/2026:17:42:00 +0000',
    timeEpoch: 1_795_542_120_000,
  },
  body,
  isBase64Encoded: false,
});
