import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { shopName } from '#domain/merchant/contact.ts';
import { useSignOut } from '#web/features/account/use-sign-out.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { shellTexts } from '#web/texts/shell.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Sign } from '#web/ui/sign.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

const SignOut = () => {
  const { leave } = useSignOut();
  return (
    <button type="button" onClick={() => void leave()}>
      {shellTexts.signOut}
    </button>
  );
};

/** «Se connecter», «Déconnexion», or a spinner while the session is unknown (§2). */
const SessionLink = () => {
  const { user, loading } = useSession();
  if (loading) {
    return (
      <span className={styles.ring} role="status">
        <span className="sr">{shellTexts.sessionLoading}</span>
      </span>
    );
  }
  return user ? <SignOut /> : <Link to={paths.auth}>{shellTexts.signIn}</Link>;
};

/** §9: the header becomes translucent after 50 px. */
const threshold = 50;

const onScroll = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};
const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );

const links = [
  { to: paths.home, label: shellTexts.home },
  { to: paths.services, label: shellTexts.services },
  { to: paths.about, label: shellTexts.about },
  { to: paths.experts, label: shellTexts.experts },
  { to: paths.faq, label: shellTexts.faq },
  { to: paths.account, label: shellTexts.account },
];

/** The drawer's way to the free guidance and to an order. */
const more = [
  ...links,
  { to: paths.guidance, label: shellTexts.guidance },
  { to: paths.checkout, label: shellTexts.buy },
];

const Links = ({ all }: { all: typeof more }) => {
  const { pathname } = useLocation();
  return (
    <ul>
      {all.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
      <li className={styles.session}>
        <SessionLink />
      </li>
    </ul>
  );
};

const drawerId = 'menu';
/** Invoker commands, which work before any code is loaded; React has no types for them yet. */
const opener = { command: 'show-modal', commandfor: drawerId };
const closer = { command: 'close', commandfor: drawerId };

/**
 * The navigation of narrow screens: a native modal dialog at the side, usable before the code is loaded. Its
 * handlers serve browsers without invoker commands.
 */
const Drawer = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const { user } = useSession();
  // Otherwise the command would run after the click and find the dialog open.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  const before = useRef({ key, user });
  // Navigation and the end of the session close it before the new page takes the focus; the first page keeps a dialog
  // open that was opened before its code was loaded.
  useEffect(() => {
    const { current: last } = before;
    before.current = { key, user };
    if (last.key !== key || (last.user && !user)) dialog.current?.close();
    setOpen(dialog.current?.open ?? false);
  }, [key, user]);
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        {...opener}
      >
        <span aria-hidden="true" />
        {shellTexts.menu}
      </button>
      <dialog
        ref={dialog}
        id={drawerId}
        className={styles.drawer}
        aria-label={shellTexts.mainNavigation}
        onClose={() => setOpen(false)}
      >
        <button type="button" className={styles.close} onClick={close} {...closer}>
          <Sign name="close" />
          <span className="sr">{shellTexts.closeMenu}</span>
        </button>
        <nav aria-label={shellTexts.mainNavigation}>
          <Links all={more} />
        </nav>
      </dialog>
    </>
  );
};

const Navigation = () => (
  <>
    <nav className={styles.nav} aria-label={shellTexts.mainNavigation}>
      <Links all={links} />
    </nav>
    <Drawer />
  </>
);

/** What stands beside the mark: a purchase has help (decision 50), the atelier the way out (decision 51). */
const Aside = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.checkout)) return <Link to={paths.contact}>{shellTexts.help}</Link>;
  if (pathname !== paths.atelier) return <Navigation />;
  return (
    <div className={styles.session}>
      <SessionLink />
    </div>
  );
};

export const Header = () => (
  <header className={classes(styles.header, useScrolled() && styles.translucent)}>
    <div className={styles.neatline} />
    <div className={`wrap ${styles.row}`}>
      <Link className={styles.brand} to={paths.home}>
        <Logo />
        {shopName}
      </Link>
      <Aside />
    </div>
  </header>
);
