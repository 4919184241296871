import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorTexts } from '#domain/texts/errors.ts';
import { type ReportPage, readReport } from '#domain/wire/report-page.ts';
import { call } from '#web/platform/api-client.ts';
import {
  dropReport,
  findReport,
  type Kept,
  keepReport,
  type ReportAddress,
} from '#web/platform/kept-reports.ts';
import { keepPage } from './keep-page.ts';
import { afterAnswer, afterError, fromDevice, isGone, type Opened } from './opening.ts';
import { useKeeping } from './use-keeping.ts';

/** A tab that stays open asks again after this time, when it is looked at. */
const askAgain = 60 * 60 * 1000;

/** Asks again when the network is back, and when a tab is looked at after a long time. */
const useReturns = (again: () => void, isOffline: boolean): void => {
  const asked = useRef(Date.now());
  useEffect(() => {
    const ask = () => {
      asked.current = Date.now();
      again();
    };
    const onOnline = () => isOffline && ask();
    const onLook = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current > askAgain) ask();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [again, isOffline]);
};

/** Asks the server, keeps its answer on the device, and says what to show. */
const askServer = async (
  user: string,
  address: ReportAddress,
  shown: ReportPage | undefined,
  kept: Kept | undefined,
  signal: AbortSignal,
) => {
  const answer = await call(readReport, {
    params: { id: address.order, service: address.service },
    signal,
  });
  const isKept = await keepReport(user, address, answer);
  if (isKept) void keepPage();
  return afterAnswer(shown ?? kept?.page, kept, answer, isKept);
};

/** A report from the device at once, and from the server as soon as it answers. */
export const useReport = (user: string, address: ReportAddress) => {
  const [state, setState] = useState<Opened>({ kind: 'loading' });
  const [round, setRound] = useState({});
  const shown = useEffectEvent(() => (state.kind === 'reading' ? state.page : undefined));
  const again = useCallback(() => setRound({}), []);
  const { order, service } = address;
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const run = async (_round: object) => {
      const named = { order, service };
      const kept = await findReport(user, named);
      if (signal.aborted) return;
      if (!shown()) setState(fromDevice(kept));
      try {
        const answered = await askServer(user, named, shown(), kept, signal);
        if (!signal.aborted) setState(answered);
      } catch (error) {
        if (signal.aborted) return;
        if (isGone(error)) await dropReport(named);
        setState((before) => afterError(before, error, errorTexts.unexpected));
      }
    };
    void run(round);
    return () => asking.abort();
  }, [user, order, service, round]);
  useReturns(again, state.kind === 'reading' ? state.isOffline : state.kind === 'unopened');
  const showNewer = useCallback(
    () =>
      setState((before) =>
        before.kind === 'reading' && before.newer
          ? { kind: 'reading', page: before.newer, isKept: before.isKept, isOffline: before.isOffline }
          : before,
      ),
    [],
  );
  const keeping = useKeeping(user, address, state, setState);
  return { state, again, showNewer, keeping };
};
