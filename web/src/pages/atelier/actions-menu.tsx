import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './actions-menu.module.css';

export type MenuAction = { readonly label: string; readonly choose: () => void };

/** The entry that a key moves to from `index` among `count`; undefined for other keys. */
export const entryAfter = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

type ListProps = {
  id: string;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
  onLeave: () => void;
};

/** The open list of a menu, whose first entry has the focus. */
export function MenuList({ id, label, actions, onClose, onLeave }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = entryAfter(event.key, index, actions.length);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) onClose();
    else entries()[next]?.focus();
  };
  // The opener closes the menu itself.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOpener = relatedTarget?.getAttribute('aria-controls') === id;
    if (!isOpener && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.menu} onBlur={onBlur}>
      {actions.map((action, index) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => {
            onClose();
            action.choose();
          }}
        >
          {action.label}
        </button>
      ))}
    </div>
  );
}

/** «…»: what can be done with a row. Arrows move in it; Esc closes it and gives the focus back. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The dialog of the chosen action gives the focus back to the button.
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <div className={styles.place}>
      <button
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">…</span>
        <span className="sr">{label}</span>
      </button>
      {isOpen && (
        <MenuList id={id} label={label} actions={actions} onClose={close} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}
