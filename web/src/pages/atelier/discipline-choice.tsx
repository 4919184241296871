import { type Discipline, disciplines, nameOf } from '#domain/catalogue.ts';
import { RadioList } from '#web/ui/radio-list.tsx';
import { inviteTexts as texts } from './team-texts.ts';

const none = 'none';

type DisciplineChoiceProps = {
  value: Discipline | undefined;
  onChange: (discipline: Discipline | undefined) => void;
  error?: string | undefined;
};

/** The discipline of a colleague, or none. */
export const DisciplineChoice = ({ value, onChange, error }: DisciplineChoiceProps) => (
  <RadioList
    name="discipline"
    legend={texts.discipline}
    options={[
      ...disciplines.map((discipline) => ({ value: discipline, label: nameOf(discipline) })),
      { value: none, label: texts.noDiscipline, hint: texts.noDisciplineHint },
    ]}
    value={value ?? none}
    onChange={(chosen) => onChange(disciplines.find((known) => known === chosen))}
    error={error}
  />
);
