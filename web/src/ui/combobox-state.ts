/** What the keys of a combobox do (ARIA 1.2, editable with a list), without its looks. */

export type ComboboxState = {
  readonly isOpen: boolean;
  /** Where the arrows have moved since the last letter: the key of an option, or '' for the text. */
  readonly moved?: string | undefined;
};

export type Listed = {
  /** Of the options, in their order. */
  readonly keys: readonly string[];
  /** The option that the text names in full. */
  readonly named: string | undefined;
  readonly isEmpty: boolean;
  /** The options are those of an earlier text. */
  readonly isAwaited: boolean;
};

export type Step = {
  readonly state: ComboboxState;
  /** The option to keep. */
  readonly kept?: string;
  readonly empties?: boolean;
  /** The key does nothing else: it submits no form and moves no caret. */
  readonly isOurs: boolean;
};

export const closed: ComboboxState = { isOpen: false };
export const opened: ComboboxState = { isOpen: true };

/** What Enter and Tab would keep: where the arrows stand, or else what the text names; undefined while it is the text. */
export const activeKey = ({ isOpen, moved }: ComboboxState, { keys, named }: Listed): string | undefined =>
  isOpen ? keys.find((key) => key === (moved ?? named)) : undefined;

/** The text is one stop of the round, before the first option and after the last. */
const move = (state: ComboboxState, listed: Listed, by: 1 | -1): ComboboxState => {
  const stops = ['', ...listed.keys];
  const at = stops.indexOf(activeKey(state, listed) ?? '');
  return { isOpen: true, moved: stops.at((at + by) % stops.length) };
};

const enter = (state: ComboboxState, listed: Listed): Step | undefined => {
  if (!state.isOpen) return undefined;
  const kept = activeKey(state, listed);
  if (kept !== undefined) return { state: closed, kept, isOurs: true };
  if (listed.isAwaited) return { state, isOurs: true };
  // Nothing is kept unseen: the first Enter shows what a second one keeps.
  return { state: listed.keys.length > 0 ? move(closed, listed, 1) : closed, isOurs: true };
};

const closeOrEmpty = (state: ComboboxState, { isEmpty }: Listed): Step | undefined => {
  if (state.isOpen) return { state: closed, isOurs: true };
  return isEmpty ? undefined : { state: closed, empties: true, isOurs: true };
};

const leaveByTab = (state: ComboboxState, listed: Listed): Step | undefined => {
  const kept = activeKey(state, listed);
  if (kept !== undefined) return { state: closed, kept, isOurs: false };
  // A quick hand is on its way to the next field, not to what stands after the list.
  return state.isOpen && listed.isAwaited ? { state: closed, isOurs: false } : undefined;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key changes; undefined where it is left to the browser. */
export const pressKey = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  state: ComboboxState,
  listed: Listed,
): Step | undefined => {
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return { state: altKey ? { ...state, isOpen: true } : move(state, listed, 1), isOurs: true };
    case 'ArrowUp':
      return { state: altKey ? closed : move(state, listed, -1), isOurs: true };
    case 'Enter':
      return enter(state, listed);
    case 'Escape':
      return closeOrEmpty(state, listed);
    case 'Tab':
      return shiftKey ? undefined : leaveByTab(state, listed);
    case 'Home':
    case 'End':
      return { state: { ...state, moved: '' }, isOurs: false };
    default:
      return undefined;
  }
};
