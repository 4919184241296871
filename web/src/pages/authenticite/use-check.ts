import { useState } from 'react';
import { typedCode } from '#domain/report/code.ts';
import { type Authenticity, authenticity } from '#domain/wire/authenticity.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useHydrated } from '#web/platform/hydrated.ts';
import { useAction } from '#web/platform/use-action.ts';
import { authenticityTexts as texts } from './texts.ts';

/** Larger files are no reports of the shop. */
const maxBytes = 64 * 1024 * 1024;

/** SHA-256 of a file in hexadecimal, computed in this browser. Throws for a file that cannot be read. */
const fileHash = async (file: File): Promise<string> => {
  if (file.size > maxBytes) throw new RangeError('the file is too large');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A file of the visitor, which stays in the browser. */
export type Chosen = { readonly name: string; readonly hash: string | undefined };
export type Outcome =
  | { readonly kind: 'found'; readonly code: string; readonly found: Authenticity }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

const refusalOf = (error: unknown): Outcome => {
  const { code } = error instanceof ApiError ? error : { code: '' };
  if (code === 'code_unknown') return { kind: 'unknown', text: messageOf(error, texts.unknown) };
  return { kind: 'failed', text: code === 'offline' ? texts.offline : messageOf(error, texts.failed) };
};

const useFile = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [unread, setUnread] = useState<string>();
  const choose = async (file: File) => {
    setUnread(undefined);
    setChosen({ name: file.name, hash: undefined });
    try {
      setChosen({ name: file.name, hash: await fileHash(file) });
    } catch {
      setChosen(undefined);
      setUnread(texts.unread);
    }
  };
  return { chosen, unread, choose, remove: () => setChosen(undefined) };
};

/** The state of the page: a typed code, a file that was read here, and what the shop says of the code. */
export const useCheck = () => {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const isReady = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  const typed = typedCode(code);
  const { isBusy, run } = useAction({
    check: () => {
      setMissing(typed === '' ? texts.codeMissing : undefined);
      return typed !== '';
    },
    act: async () => {
      const found = await call(authenticity, { body: { code: typed.slice(0, 64) } });
      setOutcome({ kind: 'found', code: typed, found });
    },
    fail: (error) => setOutcome(refusalOf(error)),
  });
  const type = (text: string) => {
    setCode(text);
    setMissing(undefined);
  };
  return { ...useFile(), code, type, missing, isReady, isBusy, outcome, check: run };
};
