import { describe, expect, it } from 'vitest';
import { bill, coldShare, readingShare, recorded, total } from '../../bin/cost/bill.ts';
import { factsOf } from '../../bin/cost/facts.ts';
import { busiestHour } from '../../bin/cost/hour.ts';
import { callsOf } from '../../bin/cost/month.ts';
import { callsOfOrder } from '../../bin/cost/order.ts';
import { arrivals, chance, longestWait, mostAtOnce, mostInASecond } from '../../bin/cost/simulate.ts';

describe('a bill', () => {
  it('is amount times price, beyond what is free', () => {
    expect(bill({ alarms: 12, mails: 3000 }, true)).toEqual({
      lines: [
        { service: 'mails', amount: 3000, dollars: expect.closeTo(0.3) },
        { service: 'alarms', amount: 12, dollars: expect.closeTo(0.2) },
      ],
      dollars: expect.closeTo(0.5),
    });
    expect(bill({ alarms: 12 }, false).dollars).toBeCloseTo(1.2);
    expect(bill({ alarms: 9 }, true).dollars).toBe(0);
  });

  it('sums usages, each as often as it is said', () => {
    expect(total([2, { mails: 3, alarms: 1 }], [10, { mails: 1 }])).toEqual({ mails: 16, alarms: 2 });
  });
});

describe('calls', () => {
  const facts = factsOf([
    {
      Resources: {
        SweepFunction0A1B2C3D: {
          Type: 'AWS::Lambda::Function',
          Properties: {
            MemorySize: 1024,
            TracingConfig: {},
            Environment: { Variables: { STAGE: 'dev', STRIPE_KEY_PARAMETER: '/key' } },
          },
        },
        HttpReadFunction0A1B2C3D: { Type: 'AWS::Lambda::Function', Properties: { MemorySize: 512 } },
        RuleA: {
          Type: 'AWS::Events::Rule',
          Properties: {
            ScheduleExpression: 'rate(5 minutes)',
            Targets: [{ Arn: { 'Fn::GetAtt': ['SweepFunction0A1B2C3D', 'Arn'] } }],
          },
        },
        Dead: { Type: 'AWS::SQS::Queue', Properties: {} },
        Fed: { Type: 'AWS::SQS::Queue', Properties: { RedrivePolicy: {} } },
        Ordered: { Type: 'AWS::SQS::Queue', Properties: { RedrivePolicy: {}, FifoQueue: true } },
      },
    },
  ]);

  it('are priced by the template: memory, schedule, queues that are read', () => {
    expect(facts).toEqual({
      memory: { Sweep: 1024, HttpRead: 512 },
      traced: ['Sweep'],
      secrets: { Sweep: 1, HttpRead: 0 },
      sweeps: { Sweep: 8640 },
      queues: 1,
      orderedQueues: 1,
      alarms: 0,
      dashboards: 0,
    });
  });

  it('take memory times time, 80 ms warm, and a start when nothing has called for six minutes', () => {
    const many = callsOf('HttpRead', 10_000_000, facts);
    expect(many.lambdaTime).toBeCloseTo(10_000_000 * 0.08 * 0.5);
    expect(many).toMatchObject({ lambdaCalls: 10_000_000, httpCalls: 10_000_000, traces: 0 });
    expect(callsOf('HttpRead', 1, facts).lambdaTime).toBeCloseTo(0.53 * 0.5, 3);
    expect(() => callsOf('Gone', 1, facts)).toThrow('no function Gone');
  });

  it('are cold when they are rare, and traced when they are traced functions’: one a second, 5 % of the others', () => {
    expect([coldShare(0), coldShare(7200), coldShare(1e6)]).toEqual([
      1,
      expect.closeTo(Math.exp(-1)),
      expect.closeTo(0),
    ]);
    const seconds = 30 * 24 * 3600;
    expect(recorded(100)).toBeCloseTo(100, 1);
    expect(recorded(1000 * seconds) / seconds).toBeCloseTo(1 + 0.05 * 999);
    expect(callsOf('Sweep', 100, facts).traces).toBeCloseTo(100, 1);
  });

  it('read their secrets once in five minutes and the gap after it; a sweep does each time, and never starts anew', () => {
    expect([readingShare(0), readingShare(8640), readingShare(1e9)]).toEqual([1, 0.5, expect.closeTo(0)]);
    expect(callsOf('Sweep', 8640, facts)).toMatchObject({ secrets: 8640, lambdaTime: 8640 * 0.08 });
    expect(callsOf('HttpRead', 8640, facts).secrets).toBe(0);
  });
});

describe('the busiest hour', () => {
  it('comes by chance, the same for the same seed', () => {
    const hour = (seed: number) => arrivals(2, 3600, chance(seed));
    expect(hour(1)).toEqual(hour(1));
    expect(hour(1)).not.toEqual(hour(2));
    expect(Math.abs(hour(1).length - 7200)).toBeLessThan(4 * Math.sqrt(7200));
    expect(hour(1).every((at) => at >= 0 && at < 3600)).toBe(true);
    expect(arrivals(0, 3600, chance(1))).toEqual([]);
  });

  it('runs at once what overlaps; what ends makes room', () => {
    expect(mostAtOnce([])).toBe(0);
    expect(
      mostAtOnce([
        [0, 2],
        [1, 2],
        [2, 2],
      ]),
    ).toBe(2);
    expect(
      mostAtOnce([
        [0, 3],
        [1, 3],
        [2, 3],
      ]),
    ).toBe(3);
  });

  it('serves one after the other: the third of three at once waits for two', () => {
    expect(longestWait([5, 5, 5], 0.4)).toBeCloseTo(0.8);
    expect(longestWait([0, 1, 2], 0.4)).toBe(0);
    expect(longestWait([2, 0, 1], 1.5)).toBe(1);
  });

  it('counts by whole seconds', () => {
    expect(mostInASecond([0.1, 0.9, 1, 2.5, 2.6, 2.7])).toBe(3);
    expect(mostInASecond([])).toBe(0);
  });

  it('of ten thousand orders a month needs more than a new account’s ten functions, of a hundred it does not', () => {
    const facts = {
      sweeps: { A: 1 },
      memory: {},
      secrets: {},
      traced: [],
      queues: 0,
      orderedQueues: 0,
      alarms: 0,
      dashboards: 0,
    };
    expect(busiestHour(100, facts).atOnce).toBeLessThanOrEqual(10);
    const busy = busiestHour(10_000, facts);
    expect(busy.atOnce).toBeGreaterThan(10);
    expect(busy.noteWait).toBeLessThan(5);
    expect(Object.values(callsOfOrder).every((calls) => calls > 0)).toBe(true);
  });
});
