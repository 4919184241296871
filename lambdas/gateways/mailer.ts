import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** A PDF: a file that ships with the function, or its bytes. */
export type Attachment = { readonly name: string } & (
  | { readonly path: string }
  | { readonly content: Uint8Array }
);

export type Mail = {
  readonly to: string;
  /** Whom an answer reaches, where that is not the shop. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Comes back with what SES tells of the mail later (`mail-feedback.ts`): ids, letters, digits and hyphens only. */
  readonly about: { readonly kind: string; readonly user?: string; readonly order?: string };
};

type MailerOptions = { readonly from: string; readonly configurationSet: string };

/** Composes the MIME message and hands it to SES; resolves when SES has accepted it. */
export const createMailer = ({ from, configurationSet }: MailerOptions) => {
  const client = new SESClient({});

  const send = async (mail: Mail): Promise<void> => {
    const message = new MailComposer({
      from,
      to: mail.to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: mail.attachments.map(({ name, ...source }) => ({
        filename: name,
        contentType: 'application/pdf',
        ...('path' in source ? source : { content: Buffer.from(source.content) }),
      })),
    });
    const raw = await message.compile().build();
    // Named here, so that no header of the message can add a recipient.
    await client.send(
      new SendRawEmailCommand({
        Destinations: [mail.to],
        RawMessage: { Data: raw },
        ConfigurationSetName: configurationSet,
        Tags: Object.entries(mail.about).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  };
  return { send };
};
