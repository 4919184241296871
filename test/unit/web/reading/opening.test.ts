import { describe, expect, it } from 'vitest';
import { traceOf } from '#domain/report/changes.ts';
import { reportPage } from '#test/support/readable.ts';
import {
  afterAnswer,
  afterError,
  fromDevice,
  isGone,
  type Opened,
} from '#web/pages/compte/lecture/opening.ts';
import { ApiError, offlineError, TimeoutError } from '#web/platform/errors.ts';

const [first, second] = [reportPage(), reportPage(undefined, 2)];
const kept = { user: 'a', at: 0, version: 1, trace: traceOf(first.report), page: first };
const { page: _, ...trace } = kept;

describe('before the server answers', () => {
  it('shows what the device keeps, or that it loads', () => {
    expect(fromDevice(kept)).toEqual({ kind: 'reading', page: first, isKept: true, isOffline: false });
    expect(fromDevice(trace)).toEqual({ kind: 'loading' });
    expect(fromDevice(undefined)).toEqual({ kind: 'loading' });
  });
});

describe('an answer', () => {
  const reading = { kind: 'reading', isKept: true, isOffline: false };

  it('is shown', () => {
    expect(afterAnswer(undefined, undefined, first, true)).toEqual({ ...reading, page: first });
    expect(afterAnswer(first, kept, first, true)).toEqual({ ...reading, page: first });
  });

  it('with a newer version stands beside the one that is read', () => {
    expect(afterAnswer(first, kept, second, true)).toEqual({ ...reading, page: first, newer: second });
  });

  it('with a newer version is shown at once where only the trace of the former one is left', () => {
    expect(afterAnswer(undefined, trace, second, true)).toEqual({ ...reading, page: second, former: trace });
  });
});

describe('without an answer', () => {
  const loading: Opened = { kind: 'loading' };
  const unexpected = 'Une erreur inattendue s’est produite';
  const refusal = (code: string, status: number) => new ApiError(code, 'le message', status);

  it('goes on with the shown report and says so', () => {
    for (const error of [offlineError(), new TimeoutError(), refusal('unexpected', 500)]) {
      expect(afterError(fromDevice(kept), error, unexpected)).toMatchObject({ page: first, isOffline: true });
      expect(isGone(error)).toBe(false);
    }
  });

  it('says that a report which was never opened needs the network', () => {
    expect(afterError(loading, offlineError(), unexpected)).toEqual({ kind: 'unopened' });
  });

  it('offers another try after a failure', () => {
    const failed = { kind: 'failed', message: 'le message' };
    expect(afterError(loading, refusal('unexpected', 500), unexpected)).toEqual(failed);
    expect(afterError(loading, new Error('bug'), unexpected)).toEqual({
      kind: 'failed',
      message: unexpected,
    });
  });

  it('takes the report away after a refusal', () => {
    const refunded = refusal('refunded', 409);
    expect(afterError(fromDevice(kept), refunded, unexpected)).toEqual({
      kind: 'withdrawn',
      message: 'le message',
    });
    for (const [code, status] of [
      ['not_found', 404],
      ['forbidden', 403],
      ['signed_out', 401],
    ] as const) {
      expect(afterError(fromDevice(kept), refusal(code, status), unexpected)).toEqual({ kind: 'missing' });
      expect(isGone(refusal(code, status))).toBe(true);
    }
  });
});
