import { type ReactNode, useEffect } from 'react';
import { ErrorSummary, focusField } from './error-summary.tsx';

type FormSummaryProps = {
  form: {
    readonly lines: readonly { readonly field?: string; readonly message: string }[];
    readonly refusals: number;
    readonly values: Readonly<Record<string, unknown>>;
    readonly refusal: { readonly title: string } | undefined;
  };
  /** The title above the form's own errors, where it has several fields; a refusal of the server has its own. */
  title?: string;
  /** The prefix of this form's field ids, where a page has two forms. */
  prefix?: string;
  children?: ReactNode;
};

/**
 * The errors of a form from its last submit until they are corrected. A form of one field has its error there alone, and
 * the focus goes to it.
 */
export const FormSummary = ({ form, title = '', prefix = '', children }: FormSummaryProps) => {
  const { lines, refusals, refusal, values } = form;
  const [name, ...others] = Object.keys(values);
  const isAtField = others.length === 0 && lines.every(({ field }) => field !== undefined);
  useEffect(() => {
    if (isAtField && refusals > 0) focusField(`${prefix}${name}`);
  }, [isAtField, refusals, prefix, name]);
  if (refusals === 0 || isAtField) return null;
  const errors = lines.map(({ field, message }) =>
    field === undefined ? { message } : { field: `${prefix}${field}`, message },
  );
  return (
    <ErrorSummary title={refusal?.title ?? title} errors={errors} attempt={refusals}>
      {children}
    </ErrorSummary>
  );
};
