import { catalogue, paidKeys } from '#domain/catalogue.ts';
import { owner } from '#domain/owner.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { paths, serviceAnchor } from './paths.ts';

const texts = shellTexts.footer;
const { email, phone } = owner.contact;

const Columns = () => (
  <div className={styles.columns}>
    <div>
      <h2>{texts.services}</h2>
      <ul>
        {paidKeys.map((key) => (
          <li key={key}>
            <Link to={serviceAnchor(key)}>{catalogue[key].name}</Link>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h2>{texts.support}</h2>
      <ul>
        <li>
          <Link to={paths.account}>{shellTexts.account}</Link>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      </ul>
    </div>
    <div>
      <h2>{texts.legal}</h2>
      <ul>
        <li>
          <Link to={paths.terms}>{texts.terms}</Link>
        </li>
      </ul>
    </div>
  </div>
);

export const Footer = () => (
  <footer className={styles.footer}>
    <div className="wrap">
      <Columns />
      <div className={styles.end}>
        <p className={styles.brand}>
          <Logo />
          {owner.shopName}
        </p>
        <p>{texts.disclaimer}</p>
      </div>
    </div>
  </footer>
);
