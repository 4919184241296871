import { describe, expect, it } from 'vitest';
import { nameOf } from '../support/policies.ts';
import { arnOf, invocationsOf, jsonOf, mappingOf, routesOf, stack } from './api-resources.ts';

describe('the live API', () => {
  it('connects, answers pings and disconnects; each by its own function, which nobody else may call', () => {
    const keys = routesOf('LiveApi').map(({ Properties }) => Properties?.RouteKey);
    expect(keys.sort()).toEqual(['$connect', '$default', '$disconnect']);
    const called = invocationsOf(/LiveApi/);
    const names = called.map(({ FunctionName }) => nameOf(FunctionName['Fn::GetAtt'][0]));
    expect(names.sort()).toEqual(['LiveAnswerPingFunction', 'LiveConnectFunction', 'LiveDisconnectFunction']);
    for (const { SourceArn } of called)
      expect(JSON.stringify(SourceArn)).toMatch(/\/\*\$(connect|default|disconnect)"/);
  });

  it('has one stage, named like the path that the CDN forwards, with a rate limit', () => {
    const [live, ...others] = stack
      .ofType('AWS::ApiGatewayV2::Stage')
      .map(jsonOf)
      .filter(({ ApiId }) => nameOf(ApiId.Ref) === 'LiveApi');
    expect(others).toEqual([]);
    expect([live.StageName, live.AutoDeploy]).toEqual(['live', true]);
    expect(live.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
  });

  const feed = (pattern: object) => ({
    BatchSize: 25,
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 3,
    MaximumRecordAgeInSeconds: 300,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    StartingPosition: 'LATEST',
    FilterCriteria: { Filters: [{ Pattern: JSON.stringify(pattern) }] },
    DestinationConfig: { OnFailure: { Destination: arnOf('LiveDeadLettersQueue') } },
  });

  it('pushes every change except those before the payment: halved on error, three retries, then dead letters', () => {
    const { EventSourceArn, FunctionName, ...mapping } = mappingOf('LivePushOrders');
    expect(JSON.stringify(EventSourceArn)).toMatch(/OrdersTable[0-9A-F]+StreamArn/);
    expect(nameOf(FunctionName.Ref)).toBe('LivePushOrdersFunction');
    expect(mapping).toEqual(
      feed({
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: { NewImage: { status: { S: [{ 'anything-but': ['pending'] }] } } },
      }),
    );
  });

  it('gives a hint of each entry of a thread in the same way', () => {
    const { EventSourceArn, FunctionName, ...mapping } = mappingOf('LivePushThreads');
    expect(JSON.stringify(EventSourceArn)).toMatch(/ThreadsTable[0-9A-F]+StreamArn/);
    expect(nameOf(FunctionName.Ref)).toBe('LivePushThreadsFunction');
    expect(mapping).toEqual(feed({ eventName: ['INSERT', 'MODIFY'] }));
  });
});
