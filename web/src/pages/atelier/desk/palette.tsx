import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './palette.module.css';
import { paletteTexts as texts } from './side-texts.ts';

export type Item = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly act: () => void;
};

type PaletteProps = {
  title: string;
  /** The items for what was typed. */
  find: (sought: string) => readonly Item[];
  /** Esc returns to the text; a click elsewhere leaves the list as well. */
  onClose: (isEscape: boolean) => void;
  at: { readonly left: number; readonly top: number } | undefined;
};

const most = 40;

/** A list beside the caret that is searched by typing: arrows move, Enter inserts, Esc returns to the text. */
export function Palette({ title, find, onClose, at }: PaletteProps) {
  const [sought, setSought] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const items = find(sought).slice(0, most);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(items.length - 1, active + 1)),
    ArrowUp: () => setActive(Math.max(0, active - 1)),
    Enter: () => items[active]?.act(),
    Escape: () => onClose(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={styles.palette} role="dialog" aria-label={title} style={at}>
      <input
        ref={input}
        role="combobox"
        aria-label={`${title}, ${texts.search.toLowerCase()}`}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={texts.search}
        value={sought}
        onChange={({ currentTarget }) => {
          setSought(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onClose(false)}
      />
      <p className="sr" role="status">
        {items.length === 0 ? texts.none : texts.count(items.length)}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={title} className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes(styles.item)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={item.act}
          >
            <span>{item.label}</span>
            <small>{item.detail}</small>
          </div>
        ))}
        {items.length === 0 && <p className={styles.none}>{texts.none}</p>}
      </div>
    </div>
  );
}
