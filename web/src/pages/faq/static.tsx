import { merchant } from '#domain/merchant.ts';
import { PageHead } from '#web/features/editorial/page-head.tsx';
import { Questions } from '#web/features/editorial/questions.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { paths } from '#web/platform/paths.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { furtherFaq, homeFaq, faqTexts as texts } from '#web/texts/faq.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './faq.module.css';

const { email, hours } = merchant.contact;

/** The contact for other questions (§2 «a help block»). */
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

/** The questions of the home page, the additional ones, and the help block (§2). */
const Faq = () => (
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

export default { faq: Faq } satisfies StaticParts;
