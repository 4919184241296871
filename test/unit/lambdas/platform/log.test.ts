import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '#lambdas/platform/log.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The written line as CloudWatch reads it: JSON and nothing else. */
const written = (): unknown => {
  const [line, ...rest] = vi.mocked(process.stdout.write).mock.calls.flat();
  expect(rest).toEqual([]);
  expect(line).toMatch(/^[^\n]+\n$/);
  return JSON.parse(String(line));
};

const metricsOf = (...names: readonly string[]) => ({
  Timestamp: 1_795_000_000_000,
  CloudWatchMetrics: [
    {
      Namespace: 'QuatreSagesses',
      Dimensions: [['stage']],
      Metrics: names.map((name) => ({ Name: name, Unit: 'Count' })),
    },
  ],
});

it('a line is JSON from its first character on', () => {
  log.warn('mail_postponed', { mail: 'reset' });
  expect(written()).toEqual({ level: 'warn', event: 'mail_postponed', mail: 'reset' });
});

it('a line contains the trace of its call, which finds X-Ray’s data and the other functions’ lines', () => {
  vi.stubEnv(
    '_X_AMZN_TRACE_ID',
    'Root=1-6557f2a0-0123456789abcdef01234567;Parent=53995c3f42cd8ad8;Sampled=1',
  );
  log.info('mail_sent');
  expect(written()).toEqual({
    level: 'info',
    event: 'mail_sent',
    trace: '1-6557f2a0-0123456789abcdef01234567',
  });
});

it('an alarm’s line contains its metric, in CloudWatch’s embedded format', () => {
  log.alarm('mail_given_up', { mail: 'reset' });
  expect(written()).toEqual({
    level: 'error',
    event: 'mail_given_up',
    mail: 'reset',
    stage: 'test',
    mail_lost: 1,
    _aws: metricsOf('mail_lost'),
  });
});

it('counts are metrics too, without exception', () => {
  log.counts('issues_swept', { issues_late: 2, issues_near: 0 }, { told: 1 });
  expect(written()).toEqual({
    level: 'info',
    event: 'issues_swept',
    told: 1,
    stage: 'test',
    issues_late: 2,
    issues_near: 0,
    _aws: metricsOf('issues_late', 'issues_near'),
  });
});
