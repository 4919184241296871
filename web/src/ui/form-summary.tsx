import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';

type FormSummaryProps = {
  form: {
    readonly lines: readonly { readonly field?: string; readonly message: string }[];
    readonly refusals: number;
    readonly refusal: { readonly title: string } | undefined;
  };
  /** The title above the form's own errors; a refusal of the server has its own. */
  title: string;
  /** The prefix of this form's field ids, where a page has two forms. */
  prefix?: string;
  children?: ReactNode;
};

/** The errors of a form from its last submit until they are corrected. */
export const FormSummary = ({ form, title, prefix = '', children }: FormSummaryProps) => {
  const { lines, refusals, refusal } = form;
  if (refusals === 0) return null;
  const errors = lines.map(({ field, message }) =>
    field === undefined ? { message } : { field: `${prefix}${field}`, message },
  );
  return (
    <ErrorSummary title={refusal?.title ?? title} errors={errors} attempt={refusals}>
      {children}
    </ErrorSummary>
  );
};
