import { shopKey } from '#content/shop.ts';
import { merchant } from '#domain/merchant.ts';
import { footerTexts } from '#domain/texts/mails.ts';
import { BlockView, Words, withoutPreload } from './blocks.tsx';
import type { MailDocument } from './document.ts';
import { markSide } from './picture/mark-picture.ts';
import { Scale } from './scale.tsx';
import { nightCss, styles } from './styles.ts';

const Footer = ({ why }: { why: string | undefined }) => (
  <div className="edge" style={styles.footer}>
    {footerTexts.seller.map((line) => (
      <p key={line} className="soft" style={styles.footerText}>
        <Words text={line} />
      </p>
    ))}
    <p className="soft" style={styles.footerText}>
      {footerTexts.disclaimer}
    </p>
    {why !== undefined && (
      <p className="soft" style={styles.footerText}>
        <a href={why} className="ink" style={styles.link}>
          <Words text={footerTexts.why} />
        </a>
      </p>
    )}
  </div>
);

/** The content id; it must be unique only within the message. */
export const markCid = `marque@${shopKey}`;

type MailPageProps = {
  readonly document: MailDocument;
  readonly siteUrl: string;
  /** Where the mail's sort is explained. */
  readonly why: string | undefined;
  /** The day it is written. */
  readonly at: Date;
};

/** The HTML document of an e-mail: one column that fits 320 px, with tables only where clients need them. */
export const MailPage = ({ document, siteUrl, why, at }: MailPageProps) => (
  <html lang="fr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{document.subject}</title>
      <style>{nightCss}</style>
    </head>
    <body className="paper" style={styles.body}>
      <div style={styles.preheader}>{document.preheader}</div>
      <table role="presentation" cellPadding={0} cellSpacing={0} align="center" style={styles.sheet}>
        <tbody>
          <tr>
            <td style={styles.sheetCell}>
              <Scale at={at} />
              <div style={styles.head}>
                <a href={siteUrl} className="ink" style={styles.brand}>
                  <img
                    src={`cid:${markCid}`}
                    alt=""
                    width={markSide}
                    height={markSide}
                    fetchPriority={withoutPreload}
                    style={styles.mark}
                  />
                  {merchant.shopName}
                </a>
              </div>
              <main>
                <h1 className="ink" style={styles.title}>
                  <Words text={document.title} />
                </h1>
                {document.blocks.map((block, index) => (
                  <BlockView key={index} block={block} />
                ))}
              </main>
              <Footer why={why} />
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);
