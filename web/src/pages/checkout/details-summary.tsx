import type { Form } from '#web/platform/form.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import type { Details } from './details.ts';

type DetailsSummaryProps = { form: Form<Details>; onSignIn: () => void };

/** The errors of the form or of the server, and what to do about them. */
export const DetailsSummary = ({ form, onSignIn }: DetailsSummaryProps) => (
  <FormSummary form={form} title={texts.summary}>
    {form.refusal?.title === texts.accountExists.title && (
      <Button variant="line" size="small" onClick={onSignIn}>
        {texts.signIn}
      </Button>
    )}
    {form.refusal?.title === texts.paymentFailed && <p>{texts.nothingPaid}</p>}
  </FormSummary>
);
