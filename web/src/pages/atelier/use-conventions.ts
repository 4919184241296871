import { useEffect, useRef, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Chosen, Conventions } from '#domain/dossier/conventions.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useToast } from '#web/ui/toast.tsx';
import { choose } from './api.ts';
import { conventionsTexts as texts } from './texts.ts';

/** The part with what is stored of its conventions; an answer that was overtaken changes nothing. */
export const withConventions = (part: OpenPart, conventions: Chosen): OpenPart =>
  conventions.revision > part.conventions.revision ? { ...part, conventions } : part;

export type Choosing = {
  readonly part: OpenPart;
  /** The shop has stored a choice. */
  readonly onStored: (stored: Chosen) => void;
  /** The shop has another choice than this page. */
  readonly onOvertaken: () => void;
};

/** How the chart of a part is drawn: a choice is shown at once, and stays when the shop has stored it. */
export const useConventions = ({ part, onStored, onOvertaken }: Choosing) => {
  const toast = useToast();
  const [wished, setWished] = useState<Conventions>();
  const { revision, chosen } = part.conventions;
  const known = useRef(revision);
  const waiting = useRef(0);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    known.current = Math.max(known.current, revision);
  }, [revision]);
  const store = async (next: Conventions) => {
    try {
      const stored = await choose(part, { revision: known.current, chosen: next });
      known.current = stored.revision;
      onStored(stored);
    } catch (error) {
      toast({ tone: 'destructive', title: messageOf(error, texts.failed) });
      if (error instanceof ApiError && error.code === 'conventions_changed') onOvertaken();
    }
    waiting.current -= 1;
    if (waiting.current === 0) setWished(undefined);
  };
  const onChoose = (name: keyof Conventions, value: string) => {
    const next = { ...(wished ?? chosen), [name]: value };
    setWished(next);
    waiting.current += 1;
    // Two quick taps are two choices, one after the other.
    queue.current = queue.current.then(() => store(next));
  };
  return { conventions: wished ?? chosen, onChoose };
};
