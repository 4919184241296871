import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile } from '#domain/profile.ts';
import { guidance } from '#domain/wire/guidance.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Form, useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { fieldId } from '#web/ui/field-error.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { guidanceFormTexts as texts } from './form-texts.ts';
import {
  addedBy,
  clearDraft,
  errorsOf,
  nothing,
  readDraft,
  type Typed,
  validRequest,
  writeDraft,
} from './request.ts';
import { browserZone } from './zone.ts';

/** `told`: a retry would change nothing, so the server's message stays in the page. */
type Outcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'failed'; readonly title: string; readonly text: string };

const final = ['guidance_stopped', 'invalid_day'];

/** §8 «Guidance»: the result of a refused or failed request for the page. */
export const outcomeOf = (error: unknown): Outcome => {
  const isAnswer = error instanceof ApiError && error.status > 0;
  if (isAnswer && error.message.includes('déjà reçu')) return { kind: 'received' };
  if (isAnswer && final.includes(error.code)) return { kind: 'told', message: error.message };
  const title = isAnswer ? texts.refused : texts.broken;
  return { kind: 'failed', title, text: messageOf(error, texts.kept) };
};

/**
 * Keeps the typed texts across reload and «back», and removes them at a sign-out. False until the session is known,
 * because texts typed before would be lost.
 */
const useMemory = (form: Form<Typed>): boolean => {
  const { user, expired, loading } = useSession();
  /** A session that expired leaves the form to the same person. */
  const [known, setKnown] = useState<{ owner?: string | undefined }>();
  const restore = useRef((owner: string | undefined) => form.reset(readDraft(owner)));
  const id = user?.id;

  useEffect(() => {
    if (loading) return;
    setKnown((last) => (last && (id === last.owner || (!id && expired)) ? last : { owner: id }));
  }, [loading, expired, id]);
  useEffect(() => {
    if (known) restore.current(known.owner);
  }, [known]);
  useEffect(() => {
    if (known) writeDraft(form.values, known.owner);
  }, [known, form.values]);
  return known !== undefined;
};

const loadProfile = (signal: AbortSignal): Promise<Profile> => call(readProfile, { signal });

/** Fills what is still empty with the signed-in customer's data: what was typed stands. */
const usePrefill = (form: Form<Typed>, isReady: boolean) => {
  const { user } = useSession();
  const { data } = useLoaded(loadProfile, isReady && user !== undefined);
  const profile = data?.email === user?.email ? data : undefined;
  const fill = useEffectEvent(form.fill);
  useEffect(() => {
    if (profile) fill(addedBy(profile));
  }, [profile]);
};

/** Back from «déjà reçu», the focus goes to the address that must change. */
const useEmailFocus = (isReceived: boolean) => {
  const wasReceived = useRef(false);
  useEffect(() => {
    if (wasReceived.current && !isReceived) document.getElementById(fieldId('email'))?.focus();
    wasReceived.current = isReceived;
  }, [isReceived]);
};

type Options = { readonly search: string; readonly onSent: () => void };

/** The form's state: what is typed, the screen that follows, and the sending. */
export const useGuidance = ({ search, onSent }: Options) => {
  const toast = useToast();
  const form = useForm<Typed>({ initial: nothing, validate: errorsOf });
  const isReady = useMemory(form);
  usePrefill(form, isReady);
  const [isReceived, setReceived] = useState(false);
  const [told, setTold] = useState<string>();
  useEmailFocus(isReceived);

  const show = (error: unknown) => {
    const outcome = outcomeOf(error);
    if (outcome.kind === 'told') return setTold(outcome.message);
    if (outcome.kind === 'failed') {
      form.refuse({ title: outcome.title, text: outcome.text });
      return toast({ title: outcome.title, text: outcome.text, tone: 'destructive' });
    }
    setReceived(true);
    toast({ title: texts.receivedToast, tone: 'info' });
  };
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      setTold(undefined);
      // Inside, because a browser that cannot tell the day must not stay silent.
      const body = validRequest(form.values, { tz: browserZone(), now: new Date(), search });
      await call(guidance, { body });
      form.reset();
      clearDraft();
      onSent();
    },
    fail: show,
  });
  return { form, isReady, isBusy, isReceived, told, submit: run, again: () => setReceived(false) };
};
