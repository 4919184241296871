import { catalogue } from '#domain/catalogue.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { reviewTexts } from '#web/features/editorial/review-texts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './testimonials.module.css';

/** §2 «Five static testimonials». */
export const Testimonials = () => (
  <ul className={styles.testimonials}>
    {testimonials.map(({ author, service, text, delivered, published }) => (
      <li key={author} className={accentOf(service)}>
        <Emblem service={service} />
        <figure>
          <blockquote>{text}</blockquote>
          <figcaption>
            {author} <span>{catalogue[service].name}</span>
            <small>{reviewTexts.days(new Date(delivered), new Date(published))}</small>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
