import { useEffect, useEffectEvent } from 'react';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { listTexts as texts } from './admin-texts.ts';
import styles from './search-field.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Calls `act` when the key is pressed on the page; not in an open dialog, and a character not while somebody types. */
export const useKey = (key: string, act: () => void, isWanted = true) => {
  const press = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.key !== key || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      if (key.length === 1 && isTyping(event.target)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isWanted]);
};

type SearchFieldProps = { label: string; name: string; value: string; onChange: (value: string) => void };

/** The search of a list; «/» leads to it from anywhere on the page. */
export function SearchField(props: SearchFieldProps) {
  useKey('/', () => document.getElementById(fieldId(props.name))?.focus());
  return (
    <div className={styles.search}>
      <Field
        {...props}
        placeholder={texts.searchKey}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
