import * as z from 'zod/mini';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import { errorsBy, requiredField } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { namesTexts as texts } from './part-texts.ts';
import { PartFormFrame, type PartFormProps, type PartProps, ProfilePart } from './profile-part.tsx';
import { usePartForm } from './use-part-form.ts';

/** Other names than those of the form of a person, which may be open at the same time. */
type Names = { readonly ownFirstName: string; readonly ownLastName: string };

const validate = errorsBy(z.object({ ownFirstName: firstNameSchema, ownLastName: lastNameSchema }));

function NamesForm({ profile, onSaved, onClose }: PartFormProps) {
  const part = usePartForm<Names>({
    initial: { ownFirstName: profile.first_name ?? '', ownLastName: profile.last_name ?? '' },
    validate,
    bodyOf: ({ ownFirstName, ownLastName }) => ({ first_name: ownFirstName, last_name: ownLastName }),
    onSaved,
  });
  return (
    <PartFormFrame {...part} onClose={onClose}>
      <RequiredNote />
      <Field
        {...requiredField(part.form, 'ownFirstName')}
        label={texts.firstName}
        autoComplete="given-name"
      />
      <Field {...requiredField(part.form, 'ownLastName')} label={texts.lastName} autoComplete="family-name" />
    </PartFormFrame>
  );
}

/** «Vos coordonnées»: first and last name. */
export const NamesPart = ({ profile, onProfile }: PartProps) => {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return (
    <ProfilePart
      id="names-title"
      title={texts.title}
      saved={texts.saved}
      onProfile={onProfile}
      form={(props) => <NamesForm profile={profile} {...props} />}
    >
      <p>{name || texts.unknown}</p>
      <p className="meta">
        {texts.effect} <Link to={paths.myData}>{texts.ask}</Link>.
      </p>
    </ProfilePart>
  );
};
