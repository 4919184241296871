import { type Dispatch, type SetStateAction, useState } from 'react';
import { canKeep, emptyShelf } from '#web/platform/forget-reports.ts';
import { keepingChoice } from '#web/platform/keeping-choice.ts';
import { keepReport, type ReportAddress } from '#web/platform/kept-reports.ts';
import { keepPage } from './keep-page.ts';
import { remember } from './memory.ts';
import type { Opened } from './opening.ts';

export type Keeping = {
  /** Undefined until it was answered on this device. */
  readonly keeps: boolean | undefined;
  readonly answer: (keeps: boolean) => void;
};

/** The answer of this device; undefined where the browser could keep nothing. */
export const useKeeping = (
  user: string,
  address: ReportAddress,
  state: Opened,
  setState: Dispatch<SetStateAction<Opened>>,
): Keeping | undefined => {
  const [keeps, setKeeps] = useState(() => keepingChoice.read()?.keeps);
  const answer = async (next: boolean) => {
    keepingChoice.write({ keeps: next, at: new Date().toISOString() });
    setKeeps(next);
    remember((memory) => memory);
    if (state.kind !== 'reading') return;
    const isKept = next && (await keepReport(user, address, state.newer ?? state.page));
    if (isKept) void keepPage();
    else await emptyShelf();
    setState((before) => (before.kind === 'reading' ? { ...before, isKept } : before));
  };
  return canKeep() ? { keeps, answer: (next) => void answer(next) } : undefined;
};
