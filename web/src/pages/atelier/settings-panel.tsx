import { useCallback } from 'react';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Absences } from './absences.tsx';
import { loadSettings, type Queue, saveSettings } from './api.ts';
import { Closing } from './closing.tsx';
import { Failure } from './failure.tsx';
import { MailHour } from './mail-hour.tsx';
import { PerDay } from './per-day.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './settings-texts.ts';
import { atelierTexts } from './texts.ts';

type SettingsPanelProps = { me: Queue['me']; onMailHour: (dailyAt: number | undefined) => void };

/** «Mes réglages»: one section per setting, in this order. */
const sections = { perDay: PerDay, absences: Absences } as const;

export function SettingsPanel({ me, onMailHour }: SettingsPanelProps) {
  const { data, error, reload, change } = useLoaded(loadSettings, true);
  const save = useCallback(
    async (wish: SettingsChange) => {
      const mine = await saveSettings(wish);
      change((known) => ({ ...known, mine }));
    },
    [change],
  );
  if (error !== undefined) return <Failure title={texts.failed} error={error} onRetry={reload} />;
  if (!data) return <Skeleton label={atelierTexts.loading} />;
  const { mine, disciplines } = data;
  return (
    <div className={styles.sections}>
      {mine &&
        Object.entries(sections).map(([name, Section]) => <Section key={name} settings={mine} save={save} />)}
      <MailHour me={me} onSaved={onMailHour} />
      <Closing
        disciplines={disciplines}
        onChanged={(states) => change((known) => ({ ...known, disciplines: states }))}
      />
    </div>
  );
}
