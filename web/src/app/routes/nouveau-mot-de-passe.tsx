import { useEffect } from 'react';
import { undoParameter } from '#domain/links.ts';
import { ChooseForm } from '#web/features/reset/choose-form.tsx';
import styles from '#web/features/reset/reset.module.css';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { classes } from '#web/ui/classes.ts';
import { useHydrated } from '../hydrated.ts';

/** /nouveau-mot-de-passe?token=…: takes the new password, of a reset or of an address that is taken back. */
export default function NewPasswordRoute() {
  const query = new URLSearchParams(useLinkQuery());
  const isReady = useHydrated();
  const isUndo = isReady && query.has(undoParameter);
  useEffect(() => {
    if (isUndo) document.title = texts.undoTab;
  }, [isUndo]);
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{isUndo ? texts.undoTitle : texts.chooseTitle}</h1>
      <noscript>
        <p>{shellTexts.noScript}</p>
      </noscript>
      <ChooseForm token={query.get('token') ?? ''} isUndo={isUndo} isReady={isReady} />
    </div>
  );
}
