import type { ReactNode } from 'react';
import type { Profile } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import CorrectionForm from '#web/features/birth/correction-form.tsx';
import { call } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ownBornOf, ownChangeOf } from './person-birth.ts';
import styles from './persons.module.css';
import { personsTexts as texts } from './persons-texts.ts';

type OwnBirthProps = { profile: Profile; onChange: () => void; others: ReactNode };

/** The customer's own birth, as experts and the guidance would read it. */
export const OwnBirth = ({ profile, onChange, others }: OwnBirthProps) => {
  const born = ownBornOf(profile);
  const sentence = birthSentence(born);
  const { instant } = birthLines(born);
  const { birthNames } = born;
  return (
    <li>
      <h3>{texts.own}</h3>
      <p>
        {sentence === undefined ? texts.ownUnknown : `${sentence}.`}
        {sentence !== undefined && instant !== undefined && <span> {`${instant}.`}</span>}
      </p>
      {birthNames && <p>{texts.certificate(`${birthNames.firstNames} ${birthNames.lastName}`)}</p>}
      {others}
      <p className={styles.buttons}>
        <Button variant="line" size="small" onClick={onChange}>
          {sentence === undefined ? texts.addOwn : texts.changeOwn}
        </Button>
      </p>
    </li>
  );
};

type OwnFormProps = {
  profile: Profile;
  onSaved: (profile: Profile, born: CorrectedBirth) => void;
  onClose: () => void;
};

export const OwnForm = ({ profile, onSaved, onClose }: OwnFormProps) => (
  <CorrectionForm
    born={ownBornOf(profile)}
    label={texts.ownForm}
    submit={texts.save}
    effect={texts.ownEffect}
    onSend={async (born) => onSaved(await call(updateProfile, { body: ownChangeOf(born) }), born)}
    onClose={onClose}
  />
);
