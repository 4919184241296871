import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser, storeSession } from '#test/support/browser.ts';
import { keyFor } from '#test/support/keys.ts';
import { sendText } from '#web/platform/kept-texts.ts';

afterEach(() => vi.unstubAllGlobals());

const part = { order_id: '11111111-1111-4111-8111-111111111111', service: keyFor.numbers } as const;
const outline = { kind: 'outline' as const, outline: { order: [], removed: [] } };

it('a text is sent in its author’s name alone, whoever is signed in', async () => {
  const sent = fakeBrowser(() => ({ json: { revision: 3, at: '2026-11-26T10:00:00.000Z' } }));
  storeSession(600);
  await expect(sendText(part, 'user-2', outline, 2)).rejects.toMatchObject({ code: 'signed_out' });
  expect(sent).toEqual([]);
  await expect(sendText(part, 'user-1', outline, 2)).resolves.toBe(3);
});
