import { lazy, Suspense } from 'react';
import { owner } from '#domain/owner.ts';
import styles from '#web/features/contact/contact.module.css';
import { ContactInfo } from '#web/features/contact/contact-info.tsx';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { Fragment } from '../fragment.tsx';
import { useHydrated } from '../hydrated.ts';
import plain from '../plain-page.module.css';

const { email } = owner.contact;

/** The markup comes with the page; the code, and that of validation, follows. */
const ContactForm = lazy(async () => {
  const { ContactForm: Form } = await import('#web/features/contact/contact-form.tsx');
  return { default: Form };
});

const Form = () => {
  const markup = <Fragment id="contact-form" />;
  if (!useHydrated()) return markup;
  return (
    <Suspense fallback={markup}>
      <div>
        <ContactForm />
      </div>
    </Suspense>
  );
};

export default function Contact() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={plain.intro}>{texts.intro}</p>
      <div className={styles.columns}>
        <div>
          <noscript>
            <p>
              {texts.needsScript} <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </noscript>
          <Form />
        </div>
        <aside className={styles.info}>
          <ContactInfo />
        </aside>
      </div>
    </div>
  );
}
