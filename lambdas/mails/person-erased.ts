import { greeting } from '#domain/texts/greeting.ts';
import { personErasedTexts as texts } from '#domain/texts/person-mails.ts';
import { formOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Erased = ReturnType<typeof formOf> & { readonly numbers: readonly string[] };

const compose = async (
  { user_id, numbers }: Subject<'person-erased'>,
  { profiles }: ComposeDependencies,
): Promise<Addressed<Erased> | undefined> => {
  const profile = await profiles.find(user_id);
  if (!profile || profile.locked_at) return undefined;
  const content = { ...formOf(profile), numbers: numbers.split(' ').filter((number) => number !== '') };
  return { to: profile.email, userId: user_id, content };
};

const draw = ({ numbers, ...form }: Erased, siteUrl: string): MailDocument => ({
  subject: texts.subject,
  preheader: texts.asked,
  title: texts.subject,
  blocks: [
    paragraph(greeting(form)),
    paragraph(texts.asked),
    ...(numbers.length > 0
      ? [
          paragraph(texts.orders(numbers)),
          { kind: 'list' as const, items: [texts.stopped, texts.delivered, texts.kept] },
        ]
      : []),
    paragraph(texts.account),
    { kind: 'action', label: texts.action, href: `${siteUrl}/compte` },
    writeTo(texts.question),
  ],
});

/** To the buyer: the person studied had its data erased. Neither the name nor a reason is in it. */
export const personErased = mail('person-erased', { mailing: 'commandes', compose, draw });
