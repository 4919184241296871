import { catalogue, packOriginalPrice } from '#domain/catalogue.ts';
import { perks } from '#domain/merchant/perks.ts';
import { formatPrice } from '#domain/money.ts';
import { serviceSummaries } from '#domain/texts/services.ts';
import { fr } from '#domain/texts/typography.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Price } from '#web/ui/price.tsx';
import availability from './availability.module.css';
import { availabilityPlace, duePlace } from './availability-place.ts';
import { delayOf, formatOf } from './facts.ts';
import styles from './pack.module.css';
import { catalogueTexts as texts } from './texts.ts';

type PackProps = { to: string; heading: 'h2' | 'h3'; withBadge?: boolean };

/** The pack in its night frame. */
export const Pack = ({ to, heading: Heading, withBadge = false }: PackProps) => {
  const pack = catalogue['pack-complet'];
  return (
    <article className={classes(styles.pack, 'night', accentOf(pack.key))}>
      <EmblemPlate service={pack.key} className={styles.emblem} />
      <div>
        {withBadge && (
          <p className={styles.badge}>
            <Badge tone="gilt">{texts.premium}</Badge>
          </p>
        )}
        <Heading className={styles.title}>{pack.name}</Heading>
        <p className={styles.price}>
          <span className={styles.amount}>
            <Price cents={pack.price} whole />
          </span>
          <span>{texts.insteadOf(fr(formatPrice(packOriginalPrice)))}</span>
        </p>
        <p>{serviceSummaries[pack.key]}</p>
        <ul>
          {perks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="meta">
          {formatOf(pack)}. {texts.withYou} <span {...duePlace(pack.key)}>{delayOf(pack)}</span>
        </p>
        <p className={availability.line} {...availabilityPlace(pack.key)} />
        <ButtonLink to={to} className={styles.choose}>
          {texts.choosePack}
        </ButtonLink>
      </div>
    </article>
  );
};
