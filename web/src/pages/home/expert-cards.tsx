import { catalogue } from '#domain/catalogue.ts';
import { type Expert, shownExperts } from '#domain/merchant/experts.ts';
import { Medallion } from '#web/features/editorial/medallion.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { expertAnchor, paths } from '#web/platform/paths.ts';
import { expertsTexts as texts } from '#web/texts/experts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './expert-cards.module.css';
import { homeTexts } from './texts.ts';

const Card = ({ expert }: { expert: Expert }) => {
  const { id, name, discipline, experience, quote } = expert;
  return (
    <li className={classes('stack', accentOf(discipline))}>
      <Medallion expert={expert} className={styles.medallion} />
      <div>
        <h3>
          <a href={expertAnchor(id)}>{name}</a>
        </h3>
        <p className={styles.specialty}>{catalogue[discipline].name}</p>
        <p className="meta">{texts.years(experience)}</p>
        <blockquote>{quote}</blockquote>
      </div>
    </li>
  );
};

/** The experts' section of the home page. */
export const ExpertCards = () => {
  const { title, more, ...head } = homeTexts.experts;
  return (
    <Section
      {...head}
      title={
        <>
          {title.first} <span className="nb">{title.second}</span>
        </>
      }
    >
      <ul className={styles.cards}>
        {shownExperts.map((expert) => (
          <Card key={expert.id} expert={expert} />
        ))}
      </ul>
      <p className={styles.more}>
        <GoLink to={paths.experts}>{more}</GoLink>
      </p>
    </Section>
  );
};
