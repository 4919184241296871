import { describe, expect, it } from 'vitest';
import type { Upload } from '#domain/atelier.ts';
import { maxReportBytes } from '#domain/upload.ts';
import {
  awaitCheck,
  checkInterval,
  mostChecks,
  refusalOf,
  sendReport,
  type UploadPorts,
  type UploadStep,
} from '#web/pages/atelier/upload.ts';

const upload = (state: Upload['state']): Upload => ({ id: 'u1', state, at: '2026-11-21T08:00:00Z' });
const signal = new AbortController().signal;
const pdf = new File(['%PDF-1.7'], 'rapport.pdf', { type: 'application/pdf' });

/** A shop whose check gives these answers in turn, then the last one again and again. */
const shop = (...answers: (Upload | undefined)[]) => {
  const waits: number[] = [];
  const sent: { url: string; name: string }[] = [];
  let asked = 0;
  const ports: UploadPorts = {
    start: async () => ({ url: 'https://bucket.test', fields: { key: 'k' } }),
    send: async ({ url }, file, onProgress) => {
      sent.push({ url, name: file.name });
      onProgress(40);
      onProgress(100);
    },
    state: async () => {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1];
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  return { ports, waits, sent };
};

describe('the browser’s own refusals', () => {
  const file = (change: { name?: string; type?: string; size?: number }) => ({
    name: 'rapport.pdf',
    type: 'application/pdf',
    size: 1000,
    ...change,
  });
  it.each([
    [file({}), undefined],
    [file({ type: '' }), undefined],
    [file({ type: '', name: 'RAPPORT.PDF' }), undefined],
    [file({ size: maxReportBytes }), undefined],
    [file({ size: maxReportBytes + 1 }), 'too_large'],
    [file({ size: 0 }), 'too_short'],
    [file({ type: 'image/png' }), 'not_pdf'],
    [file({ type: '', name: 'rapport.docx' }), 'not_pdf'],
  ])('%o: %s', (chosen, refusal) => {
    expect(refusalOf(chosen)).toBe(refusal);
  });
});

describe('the upload of a report', () => {
  it('sends, shows its progress, then asks each second until the check has answered', async () => {
    const { ports, waits, sent } = shop(undefined, upload('sending'), upload('checked'));
    const steps: UploadStep[] = [];
    const found = await sendReport(pdf, ports, (step) => steps.push(step), signal);
    expect(found).toEqual(upload('checked'));
    expect(sent).toEqual([{ url: 'https://bucket.test', name: 'rapport.pdf' }]);
    expect(steps).toEqual([
      { kind: 'sending', name: 'rapport.pdf', percent: 0 },
      { kind: 'sending', name: 'rapport.pdf', percent: 40 },
      { kind: 'sending', name: 'rapport.pdf', percent: 100 },
      { kind: 'checking' },
    ]);
    expect(waits).toEqual([checkInterval, checkInterval]);
  });

  it('returns a refusal unchanged', async () => {
    const refused: Upload = { ...upload('refused'), refusal: 'encrypted' };
    await expect(sendReport(pdf, shop(refused).ports, () => {}, signal)).resolves.toEqual(refused);
  });

  it('stops asking after a minute', async () => {
    const { ports, waits } = shop(upload('sending'));
    await expect(awaitCheck(ports, signal)).resolves.toBeUndefined();
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
    expect(waits).toHaveLength(mostChecks);
  });

  it('stops asking once the page is left', async () => {
    const controller = new AbortController();
    const { ports, waits } = shop(upload('sending'));
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds);
      controller.abort('left');
    };
    await expect(awaitCheck({ ...ports, wait }, controller.signal)).rejects.toBe('left');
    expect(waits).toHaveLength(1);
  });

  it('does not ask for a check of a failed upload', async () => {
    const { ports } = shop(upload('checked'));
    const send = () => Promise.reject(new RangeError('network'));
    const state = () => expect.unreachable('nothing was sent');
    await expect(sendReport(pdf, { ...ports, send, state }, () => {}, signal)).rejects.toThrow('network');
  });
});
