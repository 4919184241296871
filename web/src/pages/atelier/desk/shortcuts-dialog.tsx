import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './find.module.css';
import { deskTexts } from './texts.ts';
import { shortcutTexts as texts, variableTexts } from './tool-texts.ts';

/** What a Mac prints on these keys. */
const ofMac: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Maj: '⇧' };
const nameOf = (key: string): string =>
  (navigator.platform.startsWith('Mac') ? ofMac[key] : undefined) ?? key;

/** The keys of the desk. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title={texts.title}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it in a low window */}
    <section className={styles.all} tabIndex={0} aria-label={texts.title}>
      {texts.groups.map(({ title, keys: all }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {all.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{nameOf(key)}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className={styles.group} aria-label={variableTexts.title}>
        <h3>{variableTexts.title}</h3>
        <p>{variableTexts.hint}</p>
      </section>
    </section>
    <Button variant="line" size="small" onClick={onClose}>
      {deskTexts.close}
    </Button>
  </Dialog>
);
