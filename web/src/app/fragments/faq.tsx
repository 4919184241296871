import { owner } from '#domain/owner.ts';
import { furtherFaq, homeFaq, faqTexts as texts } from '#web/texts/faq.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '../paths.ts';
import styles from './faq.module.css';
import { PageHead } from './page-head.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';

const { email, hours } = owner.contact;

/** Where to turn when the answer is not there (§2 «a help block»). */
const Help = () => (
  <section className={`night ${styles.help}`}>
    <div className="wrap">
      <h2>{texts.help.title}</h2>
      <p>
        {texts.help.text} {texts.help.hours(hours)}
      </p>
      <p className={styles.actions}>
        <ButtonLink to={paths.contact}>{texts.help.contact}</ButtonLink>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  </section>
);

/** The questions of the home page, a complement of four, and the help block (§2). */
export const Faq = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <Section {...texts.first}>
      <Questions name="faq" entries={homeFaq} firstOpen />
    </Section>
    <Section {...texts.further}>
      <Questions name="faq" entries={furtherFaq} />
    </Section>
    <Help />
  </>
);
