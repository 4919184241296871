import { useState } from 'react';
import { type Finding, standing } from '#domain/report/checks/finding.ts';
import type { Shown } from '#domain/report/shown.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { printDraft } from '#domain/wire/typeset.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import type { PartKey } from '../api.ts';
import type { DraftSession } from './draft-session.ts';
import { checkTexts as texts } from './texts.ts';

type Running = 'checking' | 'printing' | undefined;

/** The checks of the saved draft, and its typesetting. Both begin by saving what is not saved yet. */
export const useChecks = ({ order_id, service }: PartKey, session: DraftSession, onPrinted: () => void) => {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<Shown>({});
  const [running, setRunning] = useState<Running>();
  const [problem, setProblem] = useState<string>();
  const params = { id: order_id, service };
  const run = async (what: Running, failed: string, act: () => Promise<void>) => {
    setRunning(what);
    setProblem(undefined);
    try {
      if (await session.sendAll()) await act();
      else setProblem(texts.unsent);
    } catch (error) {
      setProblem(messageOf(error, failed));
    } finally {
      setRunning(undefined);
    }
  };
  const check = () =>
    run('checking', texts.failed, async () => {
      const answer = await call(checkDraft, { params, body: {} });
      setFindings(answer.findings);
      setAccepted((known) => known.filter((id) => answer.findings.some((finding) => finding.id === id)));
    });
  const print = () =>
    run('printing', texts.printFailed, async () => {
      await call(printDraft, { params, body: { accept: [...accepted], shown } });
      onPrinted();
    });
  return {
    findings,
    accepted,
    running,
    problem,
    isReady: findings !== undefined && standing(findings, accepted).length === 0,
    /** What the report shows of its writing. */
    shown,
    setShown,
    accept: (id: string, isAccepted: boolean) =>
      setAccepted((known) => [...known.filter((one) => one !== id), ...(isAccepted ? [id] : [])]),
    check,
    print,
  };
};
export type Checks = ReturnType<typeof useChecks>;
