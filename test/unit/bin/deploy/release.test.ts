import { describe, expect, it } from 'vitest';
import { planRelease } from '../../../../bin/deploy/release.ts';
import { siteConfigOf } from '../../../../bin/deploy/site-config.ts';

const first = new Date('2026-11-01T08:00:00.000Z');
const daysLater = (days: number) => new Date(first.getTime() + days * 86_400_000);
const build = (...names: string[]) => new Set(['index.html', ...names.map((name) => `assets/${name}.js`)]);
const [a, b] = ['assets/a.js', 'assets/b.js'];

describe('a file that a new build leaves out', () => {
  const stored = ['.retired.json', 'index.html', a, b];

  it('is kept at any age, because open tabs load it', () => {
    const plan = planRelease({ stored, current: build('b'), retired: {}, now: first });
    expect(plan).toEqual({ removed: [], retired: { [a]: first.toISOString() } });
  });

  it('keeps its date through further releases and is deleted after 30 days', () => {
    const retired = { [a]: first.toISOString() };
    const after = (days: number) =>
      planRelease({ stored, current: build('b'), retired, now: daysLater(days) });
    expect(after(29.9)).toEqual({ removed: [], retired });
    expect(after(30)).toEqual({ removed: [a], retired: {} });
  });

  it('that returns is current again', () => {
    const retired = { [a]: first.toISOString() };
    const plan = planRelease({ stored, current: build('a', 'b'), retired, now: daysLater(40) });
    expect(plan).toEqual({ removed: [], retired: {} });
  });

  it('that is already deleted is forgotten', () => {
    const retired = { [a]: first.toISOString() };
    const left = stored.filter((key) => key !== a);
    expect(planRelease({ stored: left, current: build('b'), retired, now: daysLater(1) }).retired).toEqual(
      {},
    );
  });
});

describe('the configuration of the browser', () => {
  const outputs = { UserPoolId: 'eu-west-3_pool', UserPoolClientId: 'client', ReportsBucket: 'reports-1' };

  it('names sign-in and reports of its stage', () => {
    expect(siteConfigOf('prod', outputs)).toEqual({
      stage: 'prod',
      userPoolId: 'eu-west-3_pool',
      userPoolClientId: 'client',
      cognitoEndpoint: 'https://cognito-idp.eu-west-3.amazonaws.com',
      reportsOrigin: 'https://reports-1.s3.eu-west-3.amazonaws.com',
    });
  });

  it('names the emulator for both when it replaces AWS, and fails for a missing output', () => {
    const emulator = 'http://127.0.0.1:4303';
    expect(siteConfigOf('local', outputs, emulator)).toMatchObject({
      cognitoEndpoint: emulator,
      reportsOrigin: emulator,
    });
    expect(() => siteConfigOf('prod', { UserPoolId: 'x' })).toThrow('UserPoolClientId');
  });
});
