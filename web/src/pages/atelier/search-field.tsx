import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { listTexts as texts } from './list-texts.ts';
import { useKey } from './use-key.ts';

type SearchFieldProps = { label: string; name: string; value: string; onChange: (value: string) => void };

/** The search of a list; «/» leads to it from anywhere on the page. */
export function SearchField(props: SearchFieldProps) {
  useKey('/', () => document.getElementById(fieldId(props.name))?.focus());
  return (
    <Field
      {...props}
      placeholder={texts.searchKey}
      maxLength={120}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
