import { expect, it } from 'vitest';
import { concernKinds } from '#domain/concerns.ts';
import { nameOf } from '../support/policies.ts';
import { jsonOf, stack } from './api-resources.ts';

const alarms = () =>
  stack.ofType('AWS::CloudWatch::Alarm').filter(({ id }) => nameOf(id).startsWith('WatchFound'));

it.each([
  ['late', 'A customer waits for a report beyond its promised date, and may end the contract.'],
  ['dispute', 'A customer disputes a payment: without an answer in time the money is lost.'],
  ['mail', 'A customer misses a mail that could not be sent in two days of trying.'],
  ['address', 'A customer does not get our mails: they bounce, or are taken for unwanted.'],
  ['near', 'A report comes near its promised date and is not delivered.'],
  [
    'untaken',
    'A paid order waits: nobody has taken it in half of its delay, or its confirmation does not leave.',
  ],
] as const)('%s: the watch’s count rings from one on, and between two counts', (kind, impact) => {
  const alarm = alarms().find(({ id }) => nameOf(id) === `WatchFound${kind}`);
  if (!alarm) throw new Error(`no alarm for ${kind}`);
  expect(jsonOf(alarm)).toMatchObject({
    AlarmDescription: impact,
    Namespace: 'QuatreSagesses',
    MetricName: `concerns_${kind}`,
    Dimensions: [{ Name: 'stage', Value: 'dev' }],
    Statistic: 'Maximum',
    Threshold: 1,
    EvaluationPeriods: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'ignore',
  });
});

it('no kind goes without', () => {
  expect(alarms()).toHaveLength(concernKinds.length);
});
