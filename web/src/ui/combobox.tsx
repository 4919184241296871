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
  /** Renders an option. */
  readonly children: (option: Option) => ReactNode;
  /** The option that the text names in full: it is active without arrow keys. */
  readonly named?: Option | undefined;
  /** The options belong to an earlier text. */
  readonly isAwaited?: boolean;
  readonly onKeep: (option: Option) => void;
  readonly onTouch: () => void;
  readonly onLeave: () => void;
  /** The name of the list for screen readers. */
  readonly listLabel: string;
  /** The status of the open list. */
  readonly counted: string;
  /** Shown and announced always, as for a search or an empty result. */
  readonly message?: string | undefined;
  /** A button after the list. */
  readonly after?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** The state and its changes by each event. */
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
    /** Closes the list and returns the focus to the field, then acts. */
    goOn: (act: () => void) => {
      document.getElementById(fieldId(props.name))?.focus();
      setState(closed);
      act();
    },
    type: (typed: string) => {
      setState(opened);
      onChange(typed);
    },
    /** A click on a text without a chosen option shows the list again. */
    reopen: () => options.length > 0 && setState((current) => ({ ...current, isOpen: true })),
    press: (event: KeyboardEvent) => {
      // Enter ends the composition of a letter (IME) and does nothing else.
      const step = event.nativeEvent.isComposing ? undefined : pressKey(event, shown, listed);
      if (!step) return;
      if (step.isOurs) event.preventDefault();
      setState(step.state);
      if (step.kept !== undefined) keep(step.kept);
      if (step.empties) onChange('');
    },
    focus: () => {
      onTouch();
      // The error asks for a choice among the options.
      if (props.error !== undefined && options.length > 0) setState(opened);
    },
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
    // Without a tab index a browser would focus a scrollable list.
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={listLabel}
      className={styles.list}
      translate="no"
    >
      {options.map((option, at) => (
        // The keyboard focus stays in the input, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
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
 * A text field with suggestions (ARIA 1.2): arrows move, Enter and Tab choose, Escape closes and then empties. The
 * form owns the text; a text that is not in the list may stay.
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
      <span>{(isOpen || said === '') && hint}</span>
      <span role="status" className={isOpen ? 'sr' : undefined}>
        {said}
      </span>
    </>
  );
  return (
    <Frame {...props} hint={line}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the element only listens to blur */}
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
          // biome-ignore lint/a11y/noStaticElementInteractions: presses inside keep the focus in the input
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
