import { lazy } from 'react';
import { merchant } from '#domain/merchant.ts';
import { wholeLines } from '#domain/texts/typography.ts';
import { LateForm } from '#web/features/editorial/late-form.tsx';
import { paths } from '#web/platform/paths.ts';
import plain from '#web/ui/plain-page.module.css';
import styles from './contact.module.css';
import { contactTexts } from './texts.ts';

const texts = contactTexts.info;
const { email, phone } = merchant.contact;

/** Merchant content: the other contact addresses and their hours. */
export const ContactInfo = () => (
  <>
    <h2>{texts.title}</h2>
    <dl className={styles.facts}>
      <dt>{texts.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
        <span>{texts.answer}</span>
      </dd>
      <dt>{texts.phone}</dt>
      <dd>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        <span>{texts.hours}</span>
      </dd>
      <dt>{texts.address}</dt>
      <dd>{wholeLines(merchant.company.address)}</dd>
    </dl>
    <h2>{texts.more}</h2>
    <ul>
      <li>
        <a href={paths.faq}>{texts.faq}</a>
      </li>
      <li>
        <a href={paths.experts}>{texts.experts}</a>
      </li>
    </ul>
  </>
);

const ContactForm = lazy(async () => {
  const { ContactForm: Form } = await import('./contact-form.tsx');
  return { default: Form };
});

export default function Contact() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{contactTexts.title}</h1>
      <p className={plain.intro}>{contactTexts.intro}</p>
      <div className={styles.columns}>
        <LateForm id="contact-form" needsScript={contactTexts.needsScript}>
          <ContactForm />
        </LateForm>
        <aside className={styles.info}>
          <ContactInfo />
        </aside>
      </div>
    </div>
  );
}
