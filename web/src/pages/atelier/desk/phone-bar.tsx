import type { MouseEvent } from 'react';
import styles from './desk.module.css';
import phoneStyles from './phone.module.css';
import { deskTexts as texts } from './texts.ts';

/** The title of a panel; on a phone it is a sheet that closes. */
export const SheetHead = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <div className={styles.sheetHead}>
    <h2>{title}</h2>
    <button type="button" className={styles.link} onClick={onClose}>
      {texts.close}
    </button>
  </div>
);

const sheets = ['plan', 'dossier', 'passages', 'exchange', 'pages'] as const;
type Button = (typeof sheets)[number];
/** The checks are opened by «Vérifier et livrer». */
export type Sheet = Button | 'checks';

const icons: Readonly<Record<Button, string>> = {
  plan: 'M4 5.5H16M4 10H12M4 14.5H16',
  dossier: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 3V8M10 12V17M3 10H8M12 10H17',
  passages: 'M5.5 3H14.5V17L10 13.6L5.5 17Z',
  exchange: 'M3 4.5H17V13.5H9L5.5 16.8V13.5H3Z',
  pages: 'M5 2.8H12L15.4 6.2V17.2H5ZM7.6 9.2H12.8M7.6 12.6H12.8',
};
const labels: Readonly<Record<Button, string>> = {
  plan: texts.plan,
  dossier: texts.side.dossier,
  passages: texts.side.passages,
  exchange: texts.side.exchange,
  pages: texts.pages,
};
/** The caret stays where it was while a sheet is open. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

type PhoneBarProps = {
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
  /** Messages of the customer that are unread. */
  unread: number;
};

/** The five buttons below the text of a phone. */
export const PhoneBar = ({ sheet, onSheet, unread }: PhoneBarProps) => (
  <nav className={phoneStyles.phoneBar} aria-label={texts.tools}>
    {sheets.map((id) => (
      <button
        key={id}
        type="button"
        aria-expanded={sheet === id}
        onMouseDown={keepCaret}
        onClick={() => onSheet(sheet === id ? undefined : id)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={icons[id]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span>
          <span>{labels[id]}</span>
          {id === 'exchange' && unread > 0 && <b className="num"> {unread}</b>}
        </span>
      </button>
    ))}
  </nav>
);
