import { type ReactNode, Suspense } from 'react';
import { contact } from '#domain/merchant/contact.ts';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';

type LateFormProps = {
  /** The form's markup, which is in the page's HTML. */
  id: string;
  /** The text before the address, for visitors without JavaScript. */
  needsScript: string;
  /** The form as a lazy component; its code and that of validation load later. */
  children: ReactNode;
};

/** A form of a public page: its markup is in the HTML and inactive until its code is loaded. */
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
