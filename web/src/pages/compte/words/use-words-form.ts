import { useEffect, useEffectEvent, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { sendWords } from '#domain/wire/threads.ts';
import { agreementVersion, type Words } from '#domain/words.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { errorsBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { fieldId } from '#web/ui/field-error.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { formTexts as texts } from './texts.ts';
import type { OwnNote } from './use-note.ts';
import { elsewhereOf, lastOf, type OwnWords } from './use-words.ts';

/** Each consultation of each order has the same fields on one page, so the ids of each begin alike. */
export const prefixOf = ({ order, service }: Pick<Composing, 'order' | 'service'>): string =>
  `words-${order}-${service}-`;

type Draft = { readonly text: string; readonly agreed: boolean };

const errorsOf = errorsBy(sendWords.body);
const sentOf = ({ text, agreed }: Draft) => ({ text, ...(agreed && { agreed: agreementVersion }) });

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);
/** Nothing is sent any more: an expert has taken the consultation, or it is not written. */
const isTooLate = (error: unknown): boolean => ['already_taken', 'part_over'].includes(codeOf(error) ?? '');

export type Composing = {
  /** Its number. */
  readonly order: string;
  readonly service: Discipline;
  readonly words: Words | undefined;
  readonly own: OwnWords;
  readonly note: OwnNote;
  readonly reader: string | undefined;
  /** Called when the words were sent, or given up. */
  readonly onClose: () => void;
  readonly onTooLate: () => void;
};

/** What was typed waits on this device without a network, and is sent once when it comes back. */
const useWaiting = ({ note, own }: Composing, send: () => void) => {
  const sendOnce = useEffectEvent(() => {
    if (note.note?.waits && note.claim()) send();
  });
  const refresh = useEffectEvent(() => own.refresh());
  const onGone = useEffectEvent((tell: () => void) => note.onGone(tell));
  useEffect(() => {
    const online = () => sendOnce();
    const look = () => refresh();
    if (navigator.onLine) sendOnce();
    window.addEventListener('online', online);
    window.addEventListener('focus', look);
    const stop = onGone(look);
    return () => {
      stop();
      window.removeEventListener('online', online);
      window.removeEventListener('focus', look);
    };
  }, []);
};

/** The words for one expert: what is typed is kept on this device, and sending never replaces words that nobody saw. */
export const useWordsForm = (composing: Composing) => {
  const { service, words, own, note: kept, reader, onClose, onTooLate } = composing;
  const { note, keep } = kept;
  const toast = useToast();
  const form = useForm<Draft>({
    initial: { text: note?.text ?? words?.text ?? '', agreed: note?.waits === true },
    validate: (draft) => {
      const { agreed, ...errors } = errorsOf(sentOf(draft));
      return { ...errors, ...(agreed !== undefined && { agreed: texts.disagreed(reader) }) };
    },
  });
  const { text } = form.values;
  // The words that were there when these were begun.
  const [since] = useState(note ? note.since : lastOf(words));
  const type = (typed: string) => {
    form.set('text', typed);
    keep(typed.trim() === '' || typed === words?.text ? undefined : { text: typed, since });
  };
  const agree = (agreed: boolean) => {
    form.set('agreed', agreed);
    if (note?.waits) keep({ text, since });
  };
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async (seen: string | undefined) => {
      if (!(await own.send(service, text.trim(), seen))) return;
      keep(undefined);
      toast({ tone: 'success', title: texts.done });
      onClose();
    },
    fail: (error) => {
      if (isTooLate(error)) {
        keep({ text, since });
        onTooLate();
      } else if (codeOf(error) === 'offline') keep({ text, since, waits: true });
      else {
        if (note?.waits) keep({ text, since });
        form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected), field: 'text' });
      }
    },
  });
  useWaiting(composing, () => void run(since));
  return {
    form,
    isBusy,
    type,
    agree,
    /** What another expert was told needs an agreement of its own. */
    copy: (other: string) => {
      type(other);
      form.set('agreed', false);
      document.getElementById(fieldId(`${prefixOf(composing)}text`))?.focus();
    },
    submit: () => run(since),
    elsewhere: elsewhereOf(words, { text, since }),
    /** Sends them although others were sent meanwhile, which the customer sees. */
    replace: () => run(lastOf(words)),
    giveUp: () => {
      keep(undefined);
      onClose();
    },
  };
};
