import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

/**
 * `count` is the number of entries of the panel; its place is reserved while it is unknown. `isKept`: the panel stays
 * in the page while another is open, with all that was typed in it.
 */
type Tab<Id> = { id: Id; label: string; panel: ReactNode; count?: number | 'unknown'; isKept?: boolean };
type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
};

/** The tab that a key moves to from `index` among `count` tabs; undefined for other keys. */
const target = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Tabs of the ARIA pattern: arrows move and open; only the open panel and kept ones are rendered. */
export const Tabs = <Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${base}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={classes('num', styles.count)}>
                {tab.count !== 'unknown' && ` ${tab.count}`}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ id, isKept }) => id === current || isKept)
        .map(({ id, panel, isKept }) => (
          <div
            key={isKept ? id : 'open'}
            role="tabpanel"
            id={`${base}-${id}-panel`}
            aria-labelledby={`${base}-${id}`}
            tabIndex={-1}
            hidden={id !== current}
          >
            {panel}
          </div>
        ))}
    </>
  );
};
