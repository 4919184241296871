import type { ReactNode } from 'react';
import { plateTexts } from '#web/texts/plates.ts';
import styles from './plate-page.module.css';

const drawings = {
  polaire: 'polaire.svg#polaire',
  'etoile-absente': 'etoile-absente.svg#etoile-absente',
  lune: 'emblems.svg#guidance-du-jour',
} as const;

type PlatePageProps = {
  drawing: keyof typeof drawings;
  /** Shown on phones, too, below everything else. */
  always?: boolean;
  /** Under the drawing, and on phones under the content. */
  below?: ReactNode;
  children: ReactNode;
};

/** One narrow column, such as a sign-in, beside a drawing that fills the other half of wide screens. */
export const PlatePage = ({ drawing, always = false, below, children }: PlatePageProps) => {
  const caption = plateTexts[drawing];
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div>
        <figure data-always={always || undefined}>
          <svg className="drawing" viewBox="0 0 640 640" aria-hidden="true">
            <use href={`/drawings/${drawings[drawing]}`} />
          </svg>
          {caption !== undefined && <figcaption className="meta">{caption}</figcaption>}
        </figure>
        {below}
      </div>
    </div>
  );
};
