import type { StaticParts } from '#web/shell/static-parts.ts';
import { ContactForm } from './contact-form.tsx';

export default { 'contact-form': () => <ContactForm /> } satisfies StaticParts;
