import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './combobox.module.css';
import { activeKey, closed, type Listed, opened, pressKey } from './combobox-state.ts';
import { describedBy, type FieldProps, Frame } from './field.tsx';
import { fieldId } from './field-error.tsx';

type ComboboxProps<Option> = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'error' | 'hint' | 'wide' | 'required'
> & {
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  /** Draws an option. */
  readonly children: (option: Option) => ReactNode;
  /** The option that the text names in full: active without being moved to. */
  readonly named?: Option | undefined;
  /** The options are those of an earlier text. */
  readonly isAwaited?: boolean;
  readonly onKeep: (option: Option) => void;
  readonly onTouch: () => void;
  readonly onLeave: () => void;
  /** Names the list for screen readers. */
  readonly listLabel: string;
  /** Said of the open list. */
  readonly counted: string;
  /** Said and shown in any case: it is searched, nothing was found. */
  readonly message?: string | undefined;
  /** A button after the list. */
  readonly after?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** State and what each event does to it. */
const useCombobox = <Option,>(props: ComboboxProps<Option>) => {
  const { options, keyOf, named, value, onChange, onKeep, onTouch, onLeave } = props;
  const [state, setState] = useState(closed);
  const isOpen = state.isOpen && value.trim() !== '' && (options.length > 0 || props.after !== undefined);
  const listed: Listed = {
    keys: options.map(keyOf),
    named: named && keyOf(named),
    isEmpty: value === '',
    isAwaited: props.isAwaited ?? false,
  };
  const shown = { ...state, isOpen };
  const keep = (key: string) => {
    const option = options.find((one) => keyOf(one) === key);
    setState(closed);
    if (option) onKeep(option);
  };
  return {
    isOpen,
    active: activeKey(shown, listed),
    keep,
    /** The list has done its part; the field has the focus then. */
    goOn: (act: () => void) => {
      document.getElementById(fieldId(props.name))?.focus();
      setState(closed);
      act();
    },
    type: (typed: string) => {
      setState(opened);
      onChange(typed);
    },
    /** A press on the text of an open question shows the list again. */
    reopen: () => options.length > 0 && setState((current) => ({ ...current, isOpen: true })),
    press: (event: KeyboardEvent) => {
      // A letter that is still being composed has its own Enter.
      const step = event.nativeEvent.isComposing ? undefined : pressKey(event, shown, listed);
      if (!step) return;
      if (step.isOurs) event.preventDefault();
      setState(step.state);
      if (step.kept !== undefined) keep(step.kept);
      if (step.empties) onChange('');
    },
    focus: onTouch,
    leave: () => {
      setState(closed);
      onLeave();
    },
  };
};

type ListProps<Option> = Pick<ComboboxProps<Option>, 'options' | 'keyOf' | 'children' | 'listLabel'> & {
  readonly id: string;
  readonly active: string | undefined;
  readonly onPick: (key: string) => void;
};

const optionId = (id: string, at: number): string => `${id}-${at + 1}`;

const List = <Option,>({ id, options, keyOf, children, listLabel, active, onPick }: ListProps<Option>) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Without a tab index a browser stops at a list that scrolls.
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={listLabel} className={styles.list}>
      {options.map((option, at) => (
        // The keyboard stays in the text, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={keyOf(option)}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={keyOf(option) === active}
          onClick={() => onPick(keyOf(option))}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
};

/**
 * A text with suggestions (ARIA 1.2): arrows move, Enter and Tab keep, Escape closes and then empties. The text is the
 * form's; what is not in the list may stand.
 */
export const Combobox = <Option,>(props: ComboboxProps<Option>) => {
  const { name, value, options, keyOf, hint, error, message, counted, after, required } = props;
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, active, ...on } = useCombobox(props);
  const listId = `${fieldId(name)}-list`;
  const hasList = isOpen && options.length > 0;
  const at = options.findIndex((option) => keyOf(option) === active);
  const said = message ?? (isOpen ? counted : '');
  const line = (
    <>
      {(isOpen || said === '') && hint}
      <span role="status" className={isOpen ? 'sr' : undefined}>
        {said}
      </span>
    </>
  );
  return (
    <Frame {...props} hint={line}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears the focus leave */}
      <div
        ref={box}
        className={styles.box}
        onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && on.leave()}
      >
        <input
          type="text"
          role="combobox"
          id={fieldId(name)}
          name={name}
          value={value}
          required={required}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={at < 0 ? undefined : optionId(listId, at)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ name, error, hint: line })}
          onChange={(event) => on.type(event.currentTarget.value)}
          onKeyDown={on.press}
          onFocus={on.focus}
          onClick={on.reopen}
        />
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: presses inside leave the focus in the text
          <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            {hasList && <List {...props} id={listId} active={active} onPick={on.keep} />}
            {(message !== undefined || after) && (
              <p className={styles.foot}>
                {message !== undefined && <span aria-hidden="true">{message}</span>}
                {after && (
                  <button type="button" onClick={() => on.goOn(after.onPress)}>
                    {after.label}
                  </button>
                )}
              </p>
            )}
          </div>
        )}
      </div>
    </Frame>
  );
};
