import { catalogue } from '#domain/catalogue.ts';
import { type Expert, shownExperts } from '#domain/merchant/experts.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import { Closing } from '#web/features/editorial/closing.tsx';
import { PageHead } from '#web/features/editorial/page-head.tsx';
import { ReviewNotice } from '#web/features/editorial/review-notice.tsx';
import { paths, serviceAnchor } from '#web/platform/paths.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { expertsTexts as texts } from '#web/texts/experts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { LetterSignature } from '#web/ui/letter-signature.tsx';
import { Desk } from './desk.tsx';
import styles from './experts.module.css';

const Facts = ({ expert }: { expert: Expert }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{texts.specialty}</dt>
      <dd className={styles.specialty}>{catalogue[expert.discipline].name}</dd>
    </div>
    <div>
      <dt>{texts.experience}</dt>
      <dd>{texts.years(expert.experience)}</dd>
    </div>
    {reviewNotice && (
      <div>
        <dt>{texts.rating}</dt>
        <dd>{texts.rate(expert.rating)}</dd>
      </div>
    )}
  </dl>
);

const Profile = ({ expert }: { expert: Expert }) => (
  <article id={expert.id} className={`${styles.profile} ${accentOf(expert.discipline)}`}>
    <Desk expert={expert} />
    <div className={styles.text}>
      <h2>{expert.name}</h2>
      <p className={styles.description}>{expert.description}</p>
      {expert.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <blockquote>{expert.quote}</blockquote>
      <LetterSignature of={expert.name} className={styles.signature} />
    </div>
    <div className={styles.side}>
      <Facts expert={expert} />
      <GoLink to={serviceAnchor(expert.discipline)}>
        {texts.service}
        <span className="sr">{` : ${catalogue[expert.discipline].name}`}</span>
      </GoLink>
    </div>
  </article>
);

/** The profiles (§2, §3 «Expert»). */
const Experts = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <div className={`wrap ${styles.profiles}`}>
      {shownExperts.map((expert) => (
        <Profile key={expert.id} expert={expert} />
      ))}
      <ReviewNotice />
    </div>
    <Closing title={texts.closing.title} text={texts.closing.text}>
      <ButtonLink to={paths.services}>{texts.closing.services}</ButtonLink>
      <ButtonLink variant="line" to={paths.faq}>
        {texts.closing.faq}
      </ButtonLink>
    </Closing>
  </>
);

export default { experts: Experts } satisfies StaticParts;
