import { lazy } from 'react';
import styles from '#web/features/contact/contact.module.css';
import { ContactInfo } from '#web/features/contact/contact-info.tsx';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { LateForm } from '../late-form.tsx';
import plain from '../plain-page.module.css';

const ContactForm = lazy(async () => {
  const { ContactForm: Form } = await import('#web/features/contact/contact-form.tsx');
  return { default: Form };
});

export default function Contact() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={plain.intro}>{texts.intro}</p>
      <div className={styles.columns}>
        <LateForm id="contact-form" needsScript={texts.needsScript}>
          <ContactForm />
        </LateForm>
        <aside className={styles.info}>
          <ContactInfo />
        </aside>
      </div>
    </div>
  );
}
