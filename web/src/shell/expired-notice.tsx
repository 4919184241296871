import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/platform/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './expired-notice.module.css';
import { expiredTexts as texts } from './expired-texts.ts';

/** These pages ask for a sign-in themselves. */
const signInPages: readonly string[] = [paths.account, paths.checkout, paths.auth, paths.atelier];

/** The session expired: signing in leads back to this page. */
export default function ExpiredNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || signInPages.includes(pathname)) return null;
  const signIn = () => navigate(paths.auth, { state: { from: `${pathname}${search}${hash}` } });
  return (
    <div className={classes(styles.bar, 'night')}>
      <div className="wrap">
        <Notice tone="info" title={texts.title} onDismiss={() => setDismissed(true)}>
          <Button variant="line" size="small" onClick={signIn}>
            {texts.signIn}
          </Button>
        </Notice>
      </div>
    </div>
  );
}
