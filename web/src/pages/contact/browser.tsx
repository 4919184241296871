import { lazy } from 'react';
import { LateForm } from '#web/features/editorial/late-form.tsx';
import plain from '#web/ui/plain-page.module.css';
import styles from './contact.module.css';
import { ContactInfo } from './contact-info.tsx';
import { contactTexts as texts } from './texts.ts';

const ContactForm = lazy(async () => {
  const { ContactForm: Form } = await import('./contact-form.tsx');
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
