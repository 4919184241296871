import { useState } from 'react';
import { birthTexts } from '#web/texts/birth.ts';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { Check } from '#web/ui/check.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { AreaField, Field, PasswordField } from '#web/ui/field.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Exhibit } from '../exhibit.tsx';
import styles from '../gallery.module.css';

const Fields = () => {
  const [name, setName] = useState<string>(texts.firstNameValue);
  const [wrong, setWrong] = useState<string>(texts.wrongName);
  const [date, setDate] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Exhibit name={texts.names.field}>
      <div className={styles.wide}>
        <Field name="plain" label={texts.firstName} value={name} onChange={setName} />
      </div>
      <div className={styles.wide}>
        <Field
          name="wrong"
          label={texts.firstName}
          value={wrong}
          onChange={setWrong}
          error={texts.wrongNameMessage}
        />
      </div>
      <div className={styles.wide}>
        <Field
          name="hinted"
          label={birthTexts.date}
          hint={birthTexts.dateHint}
          value={date}
          onChange={setDate}
        />
      </div>
      <div className={styles.wide}>
        <Field
          name="locked"
          label={texts.email}
          hint={texts.locked}
          value={texts.emailValue}
          onChange={() => undefined}
          readOnly
        />
      </div>
      <div className={styles.wide}>
        <PasswordField name="password" label={texts.password} value={password} onChange={setPassword} />
      </div>
    </Exhibit>
  );
};

const Checks = () => {
  const [isOn, setOn] = useState(true);
  const [isAdult, setAdult] = useState(false);
  return (
    <Exhibit name={texts.names.check}>
      <Check label={texts.adult} checked={isOn} onChange={setOn} />
      <Check
        name="adult"
        label={texts.adult}
        checked={isAdult}
        onChange={setAdult}
        error={isAdult ? undefined : texts.adultMissing}
      />
    </Exhibit>
  );
};

const Switches = () => {
  const [isOn, setOn] = useState(true);
  const { switchLabel: label, switchWords: words } = texts;
  return (
    <Exhibit name={texts.names.switch}>
      <Switch label={label} words={words} checked={isOn} onChange={setOn} />
      <Switch label={label} words={words} checked={false} busy onChange={() => undefined} />
    </Exhibit>
  );
};

const modes = [
  { value: 'create', label: texts.create },
  { value: 'have', label: texts.have },
] as const;

const Segments = () => {
  const [mode, setMode] = useState<(typeof modes)[number]['value']>('create');
  return (
    <Exhibit name={texts.names.segment}>
      <Segment label={texts.account} options={modes} value={mode} onChange={setMode} />
    </Exhibit>
  );
};

const Radios = () => {
  const [chosen, choose] = useState<string>();
  const { legend, first, hint, second, missing } = texts.radios;
  return (
    <Exhibit name={texts.names.radios}>
      <RadioList
        legend={legend}
        options={[
          { value: 'first', label: first, hint },
          { value: 'second', label: second },
        ]}
        value={chosen}
        onChange={choose}
        error={chosen === undefined ? missing : undefined}
      />
    </Exhibit>
  );
};

const Area = () => {
  const [text, setText] = useState('');
  return (
    <Exhibit name={texts.names.area}>
      <div className={styles.wide}>
        <AreaField name="area" label={texts.area} rows={4} value={text} onChange={setText} />
      </div>
    </Exhibit>
  );
};

const Summary = () => (
  <Exhibit name={texts.names.summary}>
    <ErrorSummary
      title={texts.summaryTitle}
      errors={[
        { field: 'wrong', message: texts.wrongNameMessage },
        { field: 'adult', message: texts.adultMissing },
      ]}
    />
  </Exhibit>
);

export const Forms = () => (
  <>
    <Fields />
    <Checks />
    <Switches />
    <Segments />
    <Radios />
    <Area />
    <Summary />
  </>
);
