import { type FormEvent, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { usuallyChosen, usualSchema } from '#domain/dossier/conventions.ts';
import { dossierTexts } from '#web/features/dossier/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { SectionProps } from './absences.tsx';
import { useSaving } from './confirm-dialog.tsx';
import styles from './settings.module.css';
import { settingsTexts, usualTexts as texts } from './team-texts.ts';

const words: Readonly<Record<string, string>> = dossierTexts.options;

/** How the charts of the parts begin that the expert opens first; nothing in a discipline without choices. */
export function UsualCharts({ discipline, settings, save }: SectionProps & { discipline: Discipline }) {
  const toast = useToast();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(settings.usual);
  const { error, setError, isBusy, save: run } = useSaving();
  const choices = usuallyChosen(discipline);
  if (choices.length === 0) return null;
  const shown = Object.fromEntries(choices.map(({ name, values: [first = ''] }) => [name, first]));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    void run(async () => {
      await save({ usual: usualSchema.parse({ ...shown, ...chosen }) });
      toast({ tone: 'success', title: settingsTexts.saved });
    });
  };
  return (
    <section aria-labelledby="usual-charts">
      <h2 id="usual-charts">{texts.title}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {choices.map(({ name, values }) => (
          <SelectField
            key={name}
            label={dossierTexts.choices[name]}
            name={`usual-${name}`}
            value={chosen[name] ?? shown[name] ?? ''}
            onChange={(value) => setChosen((known) => ({ ...known, [name]: value }))}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {words[value]}
              </option>
            ))}
          </SelectField>
        ))}
        {error !== undefined && <Notice tone="error" title={error} />}
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}
