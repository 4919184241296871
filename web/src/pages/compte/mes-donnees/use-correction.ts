import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { messageSchema } from '#domain/message.ts';
import { correctionTopics } from '#domain/requests.ts';
import { askCorrection, type OwnRequest } from '#domain/wire/own-requests.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, useForm } from '#web/platform/form.ts';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { useAction } from '#web/platform/use-action.ts';
import { correctTexts as texts } from './correct-texts.ts';

const nothing = { about: '', order: '', message: '' };
type Values = Readonly<Record<keyof typeof nothing, string>>;

const key = 'correction.typed';

/** Words of another account, whose session ended in this tab, are not shown. */
const readDraft = (userId: string): Values => {
  const stored = tabEntries(key);
  if (textIn(stored, 'user') !== userId) return nothing;
  return {
    about: textIn(stored, 'about'),
    order: textIn(stored, 'order'),
    message: textIn(stored, 'message'),
  };
};

const topicOf = (typed: string) => correctionTopics.find((topic) => topic === typed);

const validate = errorsBy(
  z.object({ about: z.enum(correctionTopics, texts.topicRequired), message: messageSchema }),
);

/** The request in the customer's words: what was typed survives a reload and a failure. */
export const useCorrection = (userId: string, onAsked: (request: OwnRequest) => void) => {
  const [draft] = useState(() => readDraft(userId));
  const form = useForm<Values>({ initial: draft, validate });
  const [sent, setSent] = useState<OwnRequest>();
  const { values } = form;
  useEffect(() => {
    if (Object.values(values).some((text) => text !== ''))
      writeTab(key, JSON.stringify({ user: userId, ...values }));
    else clearTab(key);
  }, [userId, values]);

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const about = topicOf(values.about);
      if (!about) return;
      setSent(undefined);
      const order = values.order === '' ? {} : { order_id: values.order };
      const asked = await call(askCorrection, { body: { about, message: values.message, ...order } });
      form.reset(nothing);
      setSent(asked);
      onAsked(asked);
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, sent, submit: run };
};
