import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { readConventions } from '#web/features/dossier/conventions.ts';
import { onSending } from '#web/platform/kept-texts.ts';
import type { DraftSession } from './draft-session.ts';
import { openDraft } from './open-draft.ts';
import { onAsked, type TabLock, takeLock, tryLock } from './tab-lock.ts';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'open'; readonly session: DraftSession };

/** Stores and sends before the page is hidden, and again when the network is back. */
const watch = (session: DraftSession): (() => void) => {
  const keep = () => void session.keep();
  const online = () => session.change({ kind: 'online' });
  const stopSending = onSending(() => session.sendAll());
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', keep);
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('online', online);
    stopSending();
  };
};

/** The draft of a part in this tab: opened with its lock, closed with its text stored. */
export const useDraft = (part: OpenPart, user: string) => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [round, setRound] = useState<{ isTaking: boolean }>({ isTaking: false });
  const known = useRef(part);
  const name = `redaction ${part.order_id} ${part.service}`;
  useEffect(() => {
    let isGone = false;
    let lock: TabLock | undefined;
    let session: DraftSession | undefined;
    let stop: (() => void) | undefined;
    const leave = async () => {
      stop?.();
      await session?.close();
      lock?.release();
    };
    const give = () => {
      if (!isGone) setState({ kind: 'elsewhere' });
      void leave();
    };
    const stopAsking = onAsked(name, give);
    const open = async () => {
      lock = await (round.isTaking ? takeLock : tryLock)(name, give);
      if (!lock) return setState({ kind: 'elsewhere' });
      const { order_id, service } = known.current;
      const opened = await openDraft(known.current, user, readConventions(`${order_id} ${service}`));
      if (isGone) return lock.release();
      session = opened;
      stop = watch(opened);
      setState({ kind: 'open', session: opened });
    };
    setState({ kind: 'loading' });
    open().catch((error: unknown) => {
      lock?.release();
      if (!isGone) setState({ kind: 'failed', error });
    });
    return () => {
      isGone = true;
      stopAsking();
      void leave();
    };
  }, [name, user, round]);
  const reload = useCallback(() => setRound({ isTaking: false }), []);
  const takeHere = useCallback(() => setRound({ isTaking: true }), []);
  return { state, reload, takeHere };
};
