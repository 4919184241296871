import type { ReactNode } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './part.module.css';
import { broughtTexts as texts } from './texts.ts';

type BroughtProps = {
  readonly part: Pick<OpenPart, 'words' | 'customer_info' | 'salutation'>;
  readonly id: string;
  readonly className?: string | undefined;
  /** What can be done with the words. */
  readonly children?: ReactNode;
};

/** How the person is written to; a consultation about somebody else says nothing of them. */
const Form = ({ part: { salutation, customer_info } }: Pick<BroughtProps, 'part'>) =>
  customer_info.person ? null : <p className="meta">{texts.form(customer_info.firstName, salutation)}</p>;

/** What the customer told the expert, before everything else, and how to write to them. */
export function Brought({ part, id, className, children }: BroughtProps) {
  const { words, customer_info } = part;
  if (!words)
    return (
      <div className={classes(styles.brought, className)}>
        <Form part={part} />
      </div>
    );
  const { text, at, withdrawn_at } = words;
  return (
    <section className={classes(styles.brought, className)} aria-labelledby={id}>
      <h2 id={id}>{texts.title(customer_info.firstName)}</h2>
      <Form part={part} />
      {text === undefined ? (
        <>
          <p>{texts.withdrawn(customer_info.firstName, ownShortDateTime(new Date(withdrawn_at ?? at)))}</p>
          <p className="meta">{texts.quoted}</p>
        </>
      ) : (
        <>
          <blockquote>{text}</blockquote>
          <p className="meta">{texts.sent(customer_info.firstName, ownShortDateTime(new Date(at)))}</p>
          {children}
        </>
      )}
    </section>
  );
}
