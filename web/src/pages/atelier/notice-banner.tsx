import { formatDate, formatShopDateTime } from '#domain/dates.ts';
import { hasReadNotice, type ReadNotice } from '#domain/staff-notice.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './notice.module.css';
import { viewAddress } from './query.ts';
import { noticeTexts as texts } from './team-texts.ts';

const ReadLink = () => (
  <p>
    <ButtonLink variant="line" size="small" to={viewAddress('notice')}>
      {texts.read}
    </ButtonLink>
  </p>
);

/** Until the present notice is confirmed. It stands above the lists and keeps nobody from working. */
export const NoticeBanner = ({ notice }: { notice: ReadNotice | undefined }) =>
  hasReadNotice(notice) ? null : (
    <section className={styles.banner} aria-labelledby="notice">
      <div>
        <h2 id="notice">{texts.title}</h2>
        <p>{notice ? texts.changed : texts.intro}</p>
      </div>
      <ReadLink />
    </section>
  );

/** «2026-11-28» and when it was read, as the member and the administrators see it. */
export const readText = ({ version, at }: ReadNotice): string =>
  texts.confirmed(formatDate(new Date(version)), formatShopDateTime(new Date(at)));

/** The way to the notice from «Mes réglages», also once it is confirmed. */
export const NoticeSetting = ({ notice }: { notice: ReadNotice | undefined }) => (
  <section aria-labelledby="notice-setting">
    <h2 id="notice-setting">{texts.title}</h2>
    <p>{notice && hasReadNotice(notice) ? readText(notice) : texts.intro}</p>
    <ReadLink />
  </section>
);
