import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { messageLengths, messageSchema } from '#domain/message.ts';
import { correctionTopics, wordedKindOf } from '#domain/requests.ts';
import { answerBy, remedies } from '#domain/texts/corrections.ts';
import { askCorrection, type OwnRequest } from '#domain/wire/own-requests.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { loadOrders } from '#web/platform/own-orders.ts';
import { asking } from '#web/platform/paths.ts';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { useAction } from '#web/platform/use-action.ts';
import { type Loaded, useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import ledger from '../ledger.module.css';
import styles from './mes-donnees.module.css';
import { Places } from './places.tsx';
import { correctTexts, dataTexts } from './texts.ts';

const nothing = { kind: 'correction', about: '', order: '', message: '' };
type Values = Readonly<Record<keyof typeof nothing, string>>;

const key = 'correction.typed';

/** Words of another account, whose session ended in this tab, are not shown. */
const readDraft = (userId: string): Values => {
  const stored = tabEntries(key);
  if (textIn(stored, 'user') !== userId) return nothing;
  return {
    kind: wordedKindOf(textIn(stored, 'kind')) ?? nothing.kind,
    about: textIn(stored, 'about'),
    order: textIn(stored, 'order'),
    message: textIn(stored, 'message'),
  };
};

const topicOf = (typed: string) => correctionTopics.find((topic) => topic === typed);

const validate = errorsBy(
  z.object({ about: z.enum(correctionTopics, correctTexts.topicRequired), message: messageSchema }),
);

/** The request in the customer's words: what was typed survives a reload and a failure. */
const useCorrection = (userId: string, onAsked: (request: OwnRequest) => void) => {
  const [draft] = useState(() => readDraft(userId));
  const form = useForm<Values>({ initial: draft, validate });
  const [sent, setSent] = useState<OwnRequest>();
  const { values } = form;
  useEffect(() => {
    if (Object.entries(values).some(([name, text]) => name !== 'kind' && text !== ''))
      writeTab(key, JSON.stringify({ user: userId, ...values }));
    else clearTab(key);
  }, [userId, values]);

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const [kind, about] = [wordedKindOf(values.kind), topicOf(values.about)];
      if (!kind || !about) return;
      setSent(undefined);
      const order = values.order === '' ? {} : { order_id: values.order };
      const asked = await call(askCorrection, { body: { kind, about, message: values.message, ...order } });
      form.reset(nothing);
      setSent(asked);
      onAsked(asked);
    },
    fail: (error) =>
      form.refuse({ title: correctTexts.failed, text: messageOf(error, correctTexts.unexpected) }),
  });
  return { form, isBusy, sent, submit: run };
};

const [, askingId = ''] = asking.split('#');

/** The page has other fields, so the ids of these begin alike. */
const prefix = 'correction-';

type CorrectionFormProps = { userId: string; onAsked: (request: OwnRequest) => void };

/** Asks for what a customer cannot do alone (GDPR, articles 16, 18 and 21). */
function CorrectionForm({ userId, onAsked }: CorrectionFormProps) {
  const { form, isBusy, sent, submit } = useCorrection(userId, onAsked);
  // Without the list the request is sent all the same, and names the order in words.
  const { data: orders = [] } = useLoaded(loadOrders, true);
  const field = (name: 'about' | 'message') => ({ ...requiredField(form, name), name: `${prefix}${name}` });
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(submit)} aria-label={correctTexts.ask}>
      <FormSummary form={form} title={correctTexts.summary} prefix={prefix} />
      <RequiredNote />
      <RadioList
        legend={correctTexts.want}
        options={correctTexts.wants}
        value={form.values.kind}
        onChange={(kind) => form.set('kind', kind)}
      />
      <div className={styles.pair}>
        <SelectField {...field('about')} label={correctTexts.about}>
          <option value="">{correctTexts.choose}</option>
          {correctionTopics.map((topic) => (
            <option key={topic} value={topic}>
              {correctTexts.topics[topic]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name={`${prefix}order`}
          label={correctTexts.order}
          value={form.values.order}
          onChange={(id) => form.set('order', id)}
        >
          <option value="">{correctTexts.noOrder}</option>
          {orders.map(({ id, created_at }) => (
            <option key={id} value={id}>
              {correctTexts.orderOf(id, created_at)}
            </option>
          ))}
        </SelectField>
      </div>
      <AreaField
        {...field('message')}
        label={correctTexts.message}
        hint={correctTexts.messageHint(messageLengths.messageMax)}
        rows={6}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="line" busy={isBusy}>
          {correctTexts.send}
        </Button>
      </p>
      {sent && (
        <Notice tone="success" title={correctTexts.sent}>
          <p>
            {answerBy(new Date(sent.due_at))} {correctTexts.sentText}
          </p>
        </Notice>
      )}
    </form>
  );
}

type WordsProps = Pick<OwnRequest, 'kind'> & { asked: NonNullable<OwnRequest['asked']> };

const Words = ({ kind, asked }: WordsProps) => {
  const { answer, message, readings } = asked;
  return (
    <div className={classes(ledger.below, styles.told)}>
      {asked.order_id !== undefined && <p className="meta">{correctTexts.ofOrder(asked)}</p>}
      <p className={styles.words}>{message}</p>
      {readings && <p className="meta">{correctTexts.readings(readings)}</p>}
      {answer && (
        <div className={styles.answer}>
          <p>
            <strong>{correctTexts.answer(kind, answer)}</strong>
          </p>
          {answer.reason !== undefined && <p className={styles.words}>{answer.reason}</p>}
          {answer.outcome === 'refused' && <p className="meta">{remedies}</p>}
        </div>
      )}
    </div>
  );
};

type RequestsProps = {
  readonly requests: readonly OwnRequest[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
};

/** What the customer has asked for, and when it is or was answered (GDPR, article 12.3). */
const Requests = ({ requests, error, reload }: RequestsProps) => (
  <section className={styles.requests} aria-labelledby="requests-title">
    <h2 id="requests-title">{correctTexts.own}</h2>
    {!requests && error === undefined && <Spinner text={correctTexts.loading} />}
    {!requests && error !== undefined && (
      <>
        <Notice tone="error" title={correctTexts.loadFailed}>
          <p>{messageOf(error, dataTexts.unexpected)}</p>
        </Notice>
        <Button variant="line" onClick={reload}>
          {correctTexts.retry}
        </Button>
      </>
    )}
    {requests?.length === 0 && <p className={styles.quiet}>{correctTexts.none}</p>}
    {requests && requests.length > 0 && (
      <div className={ledger.place}>
        <ul className={ledger.ledger}>
          {requests.map((request) => (
            <li key={request.id}>
              <h3>{correctTexts.kind(request)}</h3>
              <span className="meta">{correctTexts.asked(request)}</span>
              <span className="meta">{correctTexts.state(request)}</span>
              {request.asked && <Words kind={request.kind} asked={request.asked} />}
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
);

type CorrectProps = { readonly userId: string; readonly requests: Loaded<readonly OwnRequest[]> };

/** «Corriger»: where each thing is corrected, what can only be asked for, and what was asked. It stands last: it grows. */
export function Correct({ userId, requests }: CorrectProps) {
  const { data, error, reload, change } = requests;
  // The browser looked for the anchor before the session was known.
  useEffect(() => {
    if (location.hash === `#${askingId}`) document.getElementById(askingId)?.scrollIntoView();
  }, []);
  const onAsked = (asked: OwnRequest) => {
    if (!data) return reload();
    change((known) => [asked, ...known.filter(({ id }) => id !== asked.id)]);
  };
  return (
    <>
      <section className={styles.side} aria-labelledby="correct-title">
        <h2 id="correct-title">{correctTexts.title}</h2>
        <p className={styles.quiet}>{correctTexts.alone}</p>
        <Places places={correctTexts.places} />
      </section>
      <section className={styles.main} aria-labelledby={askingId}>
        <h2 id={askingId}>{correctTexts.ask}</h2>
        <p className={styles.quiet}>{correctTexts.why}</p>
        <CorrectionForm userId={userId} onAsked={onAsked} />
      </section>
      <Requests requests={data} error={error} reload={reload} />
    </>
  );
}
