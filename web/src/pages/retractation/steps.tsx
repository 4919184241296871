import type { Ref } from 'react';
import { merchant } from '#domain/merchant.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { Notice } from '#web/ui/notice.tsx';
import { withdrawalFormTexts } from './texts.ts';
import styles from './withdrawal.module.css';

export type Heading = Ref<HTMLHeadingElement>;

/** The title of a step and its task; it takes the focus when the step opens. */
export const StepHead = ({ step, title, heading }: { step?: string; title: string; heading: Heading }) => (
  <div>
    {step && <p className="meta">{step}</p>}
    <h2 id="etape" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  </div>
);

type FactsProps = { rows: readonly (readonly [term: string, value: string | undefined])[] };

/** The terms of a withdrawal with their values. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className={styles.facts}>
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const { email } = merchant.contact;

/** The reason of a failure and another way to withdraw. All typed text is kept. */
export const Failure = ({ error, title }: { error: unknown; title: string }) => {
  const isMiss = error instanceof ApiError && error.code === 'order_not_found';
  return (
    <Notice tone="error" title={isMiss ? withdrawalFormTexts.notFound : title}>
      <p>{messageOf(error, withdrawalFormTexts.unexpected)}</p>
      <p>
        {withdrawalFormTexts.otherwise} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Notice>
  );
};
