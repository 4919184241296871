import { shellTexts as texts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const { isBusy, leave } = useSignOut();
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
      {texts.signOut}
    </Button>
  );
}
