import { messageLengths } from '#domain/message.ts';
import { correctionTopics } from '#domain/requests.ts';
import { answerBy } from '#domain/texts/corrections.ts';
import { listOrders } from '#domain/wire/api.ts';
import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { call } from '#web/platform/api-client.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { correctTexts as texts } from './correct-texts.ts';
import styles from './mes-donnees.module.css';
import { useCorrection } from './use-correction.ts';

const loadOrders = async (signal: AbortSignal) => (await call(listOrders, { signal })).orders;

/** The page has other fields, so the ids of these begin alike. */
const prefix = 'correction-';

type CorrectionFormProps = { userId: string; onAsked: (request: OwnRequest) => void };

/** «Demander une correction», for what a customer cannot change alone (GDPR, articles 16, 18 and 21). */
export function CorrectionForm({ userId, onAsked }: CorrectionFormProps) {
  const { form, isBusy, sent, submit } = useCorrection(userId, onAsked);
  // Without the list the request is sent all the same, and names the order in words.
  const { data: orders = [] } = useLoaded(loadOrders, true);
  const field = (name: 'about' | 'message') => ({ ...requiredField(form, name), name: `${prefix}${name}` });
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(submit)} aria-label={texts.ask}>
      <FormSummary form={form} title={texts.summary} prefix={prefix} />
      <RequiredNote />
      <SelectField {...field('about')} label={texts.about}>
        <option value="">{texts.choose}</option>
        {correctionTopics.map((topic) => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={`${prefix}order`}
        label={texts.order}
        value={form.values.order}
        onChange={(id) => form.set('order', id)}
      >
        <option value="">{texts.noOrder}</option>
        {orders.map(({ id, created_at }) => (
          <option key={id} value={id}>
            {texts.orderOf(id, created_at)}
          </option>
        ))}
      </SelectField>
      <AreaField
        {...field('message')}
        label={texts.message}
        hint={texts.messageHint(messageLengths.messageMax)}
        rows={6}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="line" busy={isBusy}>
          {texts.send}
        </Button>
      </p>
      {sent && (
        <Notice tone="success" title={texts.sent}>
          <p>
            {answerBy(new Date(sent.due_at))} {texts.sentText}
          </p>
        </Notice>
      )}
    </form>
  );
}
