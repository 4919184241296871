import styles from './desk.module.css';
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
