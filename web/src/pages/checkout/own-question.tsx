import type { ToldBirth } from '#domain/births/birth.ts';
import { bornOfKnown, type KnownBirth } from '#domain/births/known-birth.ts';
import { type BirthNames, fullName, type KnownPerson } from '#domain/persons.ts';
import type { CustomerInfo, Profile } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './own-question.module.css';
import { ownQuestionTexts as texts } from './own-question-texts.ts';

/** What the account says, and what the order says instead. */
export type Difference = { readonly about: string; readonly known: string; readonly typed: string };

const isOther = (known: string | null | undefined, typed: string): boolean => !!known && known !== typed;

const namesDifference = (info: CustomerInfo, { first_name, last_name }: Profile): Difference[] =>
  isOther(first_name, info.firstName) || isOther(last_name, info.lastName)
    ? [
        {
          about: texts.names,
          known: [first_name, last_name].filter(Boolean).join(' '),
          typed: fullName(info),
        },
      ]
    : [];

const birthDifference = (info: ToldBirth, kept: KnownBirth): Difference[] => {
  const born = bornOfKnown(kept);
  const [known, typed] = [birthSentence(born), birthSentence(info)];
  if (known === undefined || typed === undefined) return [];
  const [before, after] = [birthLines(born).instant, birthLines(info).instant];
  const isMoved = before !== undefined && after !== undefined && before !== after;
  if (known === typed && !isMoved) return [];
  const told = (sentence: string, instant: string | undefined) =>
    isMoved ? `${sentence}. ${instant}` : sentence;
  return [{ about: texts.birth, known: told(known, before), typed: told(typed, after) }];
};

const written = ({ firstNames, lastName }: BirthNames): string => `${firstNames} ${lastName}`;

const certificateDifference = ({ birthNames }: CustomerInfo, { birth_names }: KnownBirth): Difference[] =>
  birthNames && birth_names && written(birthNames) !== written(birth_names)
    ? [{ about: texts.certificate, known: written(birth_names), typed: written(birthNames) }]
    : [];

/**
 * What an order would replace in the account, of its owner or of the kept person that was `chosen`. What the account
 * lacks is no difference.
 */
export const differencesOf = (
  info: CustomerInfo,
  profile: Profile,
  chosen: KnownPerson | undefined,
): readonly Difference[] => {
  const kept = info.person ? chosen : profile;
  return [
    ...namesDifference(info, profile),
    ...(kept ? [...birthDifference(info, kept), ...certificateDifference(info, kept)] : []),
  ];
};

/** `back`: nothing is ordered yet. */
export type OwnAnswer = 'keep' | 'change' | 'back';

type OwnQuestionProps = {
  readonly differences: readonly Difference[];
  readonly onAnswer: (answer: OwnAnswer) => void;
};

/** Asks whether the account changes with the order. */
export const OwnQuestion = ({ differences, onAnswer }: OwnQuestionProps) => (
  <Dialog open onClose={() => onAnswer('back')} title={texts.title}>
    <div className={styles.question}>
      <p>{texts.intro}</p>
      <dl className={styles.facts}>
        {differences.map(({ about, known, typed }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>
              <span className="meta">{texts.known}</span> <span>{known}</span>
            </dd>
            <dd>
              <span className="meta">{texts.typed}</span> <span>{typed}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.buttons}>
        <Button onClick={() => onAnswer('keep')}>{texts.keep}</Button>
        <Button variant="line" onClick={() => onAnswer('change')}>
          {texts.change}
        </Button>
        <Button variant="line" onClick={() => onAnswer('back')}>
          {texts.back}
        </Button>
      </p>
      <p className="meta">{texts.other}</p>
    </div>
  </Dialog>
);
