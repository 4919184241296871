import { addressOpensTexts as texts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type Hours, hoursZone } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type AddressOpens = Hours & {
  readonly opensAt: Date;
};

const compose = async (
  { user_id, opens_at }: Subject<'address-opens'>,
  { profiles }: ComposeDependencies,
): Promise<Addressed<AddressOpens> | undefined> => {
  const profile = await profiles.find(user_id);
  if (profile?.sealed?.opens_at !== opens_at) return undefined;
  const content = { opensAt: new Date(opens_at), zone: hoursZone(profile) };
  return { to: profile.email, userId: user_id, content };
};

const draw = ({ opensAt, zone }: AddressOpens, siteUrl: string): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(texts.when(fr(formatNamedDateTime(opensAt, zone)))),
    { kind: 'action', label: texts.action, href: `${siteUrl}/mot-de-passe` },
    paragraph(texts.before),
    { kind: 'section', title: texts.notMe },
    writeTo(texts.ignore),
  ],
});

/** It contains no name: nobody has confirmed this address. */
export const addressOpens = mail('address-opens', { mailing: 'compte', compose, draw });
