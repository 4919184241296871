import { once } from '#domain/once.ts';
import { createMailer, type SendingName } from '#lambdas/gateways/mailer.ts';
import { readVariable } from '#lib/env.ts';

const orders = (): SendingName => ({
  from: readVariable('MAIL_FROM'),
  configurationSet: readVariable('MAIL_CONFIGURATION_SET'),
});
const guidance = (): SendingName => ({
  from: readVariable('GUIDANCE_MAIL_FROM'),
  configurationSet: readVariable('GUIDANCE_MAIL_CONFIGURATION_SET'),
});

/** The guidance is sent from its own address, with its own reputation. */
export const mailer = once(() => createMailer((kind) => (kind === 'guidance' ? guidance() : orders())));
