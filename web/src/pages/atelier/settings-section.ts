import type { Settings } from '#domain/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';

/** What every section of «Mes réglages» gets: the settings, and the way to change them, which throws a refusal. */
export type SectionProps = { settings: Settings; save: (change: SettingsChange) => Promise<void> };
