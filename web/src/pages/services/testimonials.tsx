import { catalogue } from '#domain/catalogue.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { ReviewNotice } from '#web/features/editorial/review-notice.tsx';
import { reviewTexts } from '#web/features/editorial/review-texts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './testimonials.module.css';

/** §2 «Five static testimonials», and the notice about them in the place of a sixth. */
export const Testimonials = () => (
  <div className={styles.testimonials}>
    <ul>
      {testimonials.map(({ author, service, text, delivered, published }) => (
        <li key={author} className={`stack ${accentOf(service)}`}>
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
    <ReviewNotice />
  </div>
);
