import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { type Kind, toggled } from './commands.ts';
import type { SectionEditor } from './editor.ts';
import { toggleEmphasis } from './keys.ts';
import { toolTexts as texts } from './texts.ts';
import toolsStyles from './tools.module.css';
import type { Caret } from './use-open-desk.ts';

type Tool = {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  /** Stands for the label where there is little room. */
  readonly sign?: string;
  readonly isPressed?: boolean;
  readonly act: () => void;
};

type ToolbarProps = {
  editor: SectionEditor | undefined;
  caret: Caret;
  onAsk: (what: 'value' | 'figure' | 'passage') => void;
  onFind: () => void;
};

const toolsOf = ({ editor, caret, onAsk, onFind }: ToolbarProps): Tool[] => {
  const run = (command: Command) => () => {
    if (!editor) return;
    command(editor.view.state, editor.view.dispatch, editor.view);
    editor.view.focus();
  };
  const kind = (id: Kind, label: string): Tool => ({
    id,
    label,
    isPressed: caret.kind === id,
    act: run(toggled(id)),
  });
  return [
    kind('subtitle', texts.subtitle),
    { id: 'em', label: texts.emphasis, isPressed: caret.isEmphasis, act: run(toggleEmphasis) },
    kind('list', texts.list),
    kind('quote', texts.quote),
    { id: 'undo', label: texts.undo, sign: '↶', act: run(undo) },
    { id: 'redo', label: texts.redo, sign: '↷', act: run(redo) },
    { id: 'value', label: texts.value, key: '@', act: () => onAsk('value') },
    { id: 'figure', label: texts.figure, act: () => onAsk('figure') },
    { id: 'passage', label: texts.passage, key: '/', act: () => onAsk('passage') },
    { id: 'find', label: texts.find, act: onFind },
  ];
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The text keeps its selection while a tool is pressed. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

/** One tab stop; arrows move inside it. */
export function Toolbar(props: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const tools = toolsOf(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      className={toolsStyles.tools}
      role="toolbar"
      aria-label={texts.label}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ id, label, key, sign, isPressed, act }, index) => (
        <button
          key={id}
          type="button"
          className={classes(id === 'em' && toolsStyles.emphasis, id === 'value' && toolsStyles.first)}
          tabIndex={index === current ? 0 : -1}
          aria-label={sign && label}
          title={sign && label}
          aria-pressed={isPressed}
          onMouseDown={keepSelection}
          onFocus={() => setCurrent(index)}
          onClick={act}
        >
          {sign ?? label}
          {key && <kbd>{key}</kbd>}
        </button>
      ))}
    </div>
  );
}
