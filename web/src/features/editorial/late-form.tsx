import { type ReactNode, Suspense } from 'react';
import { contact } from '#domain/owner/contact.ts';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';

type LateFormProps = {
  /** Its markup, which comes with the page. */
  id: string;
  /** Before the address, for who has no JavaScript. */
  needsScript: string;
  /** The form, whose code, and that of validation, follows: a lazy component. */
  children: ReactNode;
};

/** A form of a public page: its markup is there at once, asleep until its code has come. */
export const LateForm = ({ id, needsScript, children }: LateFormProps) => {
  const isHydrated = useHydrated();
  const markup = <Fragment id={id} />;
  return (
    <div>
      <noscript>
        <p>
          {needsScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={markup}>
          <div>{children}</div>
        </Suspense>
      ) : (
        markup
      )}
    </div>
  );
};
