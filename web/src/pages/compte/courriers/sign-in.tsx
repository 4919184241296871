import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';

export default function SignIn() {
  return (
    <PlatePage drawing="pole">
      <SignInCard />
    </PlatePage>
  );
}
