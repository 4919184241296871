import { describe, expect, it } from 'vitest';
import { deviceOf } from '#lambdas/gateways/devices.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0';

describe('the device of a session', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${apple} Version/17.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${apple} CriOS/120.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPad',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.0 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/120.0`,
      'Microsoft Edge',
      'Windows',
    ],
    [`Mozilla/5.0 (Linux; Android 13; SM-S901B) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ])('is read from %s', (header, browser, system) => {
    expect(deviceOf(header)).toEqual({ browser, system });
  });

  it.each([
    undefined,
    '',
    'node',
    '<b>Banque</b>/1.0 (Votre compte est bloqué) x',
    `${'('.repeat(100_000)}/`,
  ])('is unknown when the header is %o: no text of it is kept', (header) => {
    expect(deviceOf(header)).toEqual({});
  });
});
