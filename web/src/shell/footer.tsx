import { catalogue, shownKeys } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { cookieChoices, paths, serviceAnchor } from '#web/platform/paths.ts';
import styles from './footer.module.css';
import { footerTexts as texts } from './footer-texts.ts';
import { Logo } from './logo.tsx';

type Column = { readonly title: string; readonly links: readonly { to: string; label: string }[] };

const columns: readonly Column[] = [
  {
    title: texts.columns.services,
    links: [
      ...shownKeys.map((key) => ({ to: serviceAnchor(key), label: catalogue[key].name })),
      { to: paths.guidance, label: texts.guidance },
      { to: paths.freeSky, label: texts.freeSky },
    ],
  },
  {
    title: texts.columns.company,
    links: [
      { to: paths.about, label: texts.about },
      { to: paths.experts, label: texts.experts },
      { to: paths.siteMap, label: texts.siteMap },
    ],
  },
  {
    title: texts.columns.support,
    links: [
      { to: paths.faq, label: texts.faq },
      { to: paths.contact, label: texts.contact },
      { to: paths.account, label: texts.account },
      { to: paths.withdrawal, label: texts.withdrawal },
    ],
  },
  {
    title: texts.columns.legal,
    links: [
      { to: paths.terms, label: texts.terms },
      { to: paths.use, label: texts.use },
      { to: paths.notices, label: texts.notices },
      { to: paths.privacy, label: texts.privacy },
      { to: paths.myData, label: texts.myData },
      { to: cookieChoices, label: texts.cookies },
    ],
  },
];

const networks: readonly string[] = texts.networks;
const Social = () =>
  networks.length > 0 && (
    <p className={styles.social}>
      {texts.social}{' '}
      <span className="nb">
        {networks.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </p>
  );

/** The four columns, the disclaimer and the mark (§2); rendered at build time, without JavaScript. */
export const Footer = () => (
  <footer className={styles.footer}>
    <div className="wrap">
      <nav className={`stack ${styles.columns}`} aria-label={texts.label}>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className={to === paths.withdrawal ? styles.withdrawal : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.end}>
        <p className={styles.brand}>
          <Logo />
          {merchant.shopName}
        </p>
        <p>{texts.disclaimer}</p>
        <Social />
      </div>
    </div>
  </footer>
);
