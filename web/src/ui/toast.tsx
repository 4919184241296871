import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { serif } from '#content/faces.ts';
import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Sign } from './sign.tsx';
import styles from './toast.module.css';

export type ToastMessage = {
  title: string;
  text?: string;
  /** Where the message leads. */
  action?: { label: string; to: string };
  tone: 'destructive' | 'success' | 'info';
  /** The subject: a new message replaces an earlier one about it. */
  about?: 'payment' | 'verification' | 'report' | 'session';
};
type Entry = ToastMessage & { id: number };

/** §9: 5 s; the time stops while the pointer or the focus is on the message. */
const duration = 5000;
const mostAtOnce = 3;
const signs = { destructive: 'error', success: 'success', info: 'info' } as const;

/** A new message replaces those with the same title or subject; a success also replaces earlier refusals. */
export const withNew = (current: readonly Entry[], entry: Entry): Entry[] => {
  const isOver = ({ title, tone, about }: Entry) =>
    title === entry.title ||
    (about !== undefined && about === entry.about) ||
    (entry.tone === 'success' && tone === 'destructive');
  return [...current.filter((one) => !isOver(one)), entry].slice(-mostAtOnce);
};

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Preloads the title font: loading it with the first message would delay the paint that answers the tap. */
const loadTitleFont = () => {
  // Without the font, titles use the fallback.
  document.fonts.load(`500 1rem "${serif}"`).catch(() => {});
};

/** `toast({title, text?, tone})` */
export const useToast = () => {
  useEffect(loadTitleFont, []);
  return useContext(ToastContext);
};

const Toast = ({ entry, onEnd }: { entry: Entry; onEnd: (id: number) => void }) => {
  const [isHeld, setHeld] = useState(false);
  const left = useRef(duration);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEnd(entry.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld, entry.id, onEnd]);
  return (
    <li
      className={classes(styles.toast, 'night')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign name={signs[entry.tone]} className={styles[entry.tone]} />
      <div>
        <p className={styles.title}>{entry.title}</p>
        {entry.text !== undefined && <p className={styles.text}>{entry.text}</p>}
        {entry.action && (
          <p className={styles.text}>
            <Link to={entry.action.to} onClick={() => onEnd(entry.id)}>
              {entry.action.label}
            </Link>
          </p>
        )}
      </div>
      <button type="button" onClick={() => onEnd(entry.id)}>
        <Sign name="close" />
        <span className="sr">{uiTexts.close}</span>
      </button>
    </li>
  );
};

/**
 * The messages are inside the open modal dialog, if there is one, because everything outside it is inert and hidden
 * from screen readers. The DOM node is moved, because React would create its messages again.
 */
const usePlace = () => {
  const region = useRef<HTMLDivElement>(null);
  const home = useRef<Element | null>(null);
  const place = useCallback(() => {
    const node = region.current;
    home.current ??= node?.parentElement ?? null;
    const parent = document.querySelector('dialog:modal') ?? home.current;
    if (node && node.parentElement !== parent) parent?.append(node);
  }, []);
  useEffect(() => {
    // Neither event bubbles.
    document.addEventListener('toggle', place, true);
    return () => document.removeEventListener('toggle', place, true);
  }, [place]);
  return { region, place };
};

/** Keeps the messages off the controls of the page while there are any. */
const useClearPlace = (hasEntries: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const node = list.current;
    if (!hasEntries || !node) return;
    let end: (() => void) | undefined;
    let isOver = false;
    // The message is painted first: both the code and the boxes of all controls take a slow phone a part of a frame.
    const load = () =>
      import('./toast-place.ts').then(
        ({ keepClear }) => {
          if (!isOver) end = keepClear(node);
        },
        // Without this code the messages stay below the header.
        () => {},
      );
    setTimeout(load, 50);
    return () => {
      isOver = true;
      end?.();
    };
  }, [hasEntries]);
  return list;
};

/** Messages above the page that do not move it; the newest is last. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastId = useRef(0);
  const { region, place } = usePlace();
  const list = useClearPlace(entries.length > 0);
  const toast = useCallback(
    (message: ToastMessage) => {
      place();
      lastId.current += 1;
      const entry = { ...message, id: lastId.current };
      setEntries((current) => withNew(current, entry));
    },
    [place],
  );
  const end = useCallback((id: number) => setEntries((current) => current.filter((e) => e.id !== id)), []);
  return (
    <ToastContext value={toast}>
      {children}
      <div ref={region} role="status" aria-live="polite" aria-label={uiTexts.notices}>
        <ul ref={list} className={styles.region}>
          {entries.map((entry) => (
            <Toast key={entry.id} entry={entry} onEnd={end} />
          ))}
        </ul>
      </div>
    </ToastContext>
  );
};
