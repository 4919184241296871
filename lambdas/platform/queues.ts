import { createMailQueue } from '#lambdas/gateways/mail-queue.ts';
import { readVariable } from '#lib/env.ts';
import { once } from './once.ts';

export const mailQueue = once(() => createMailQueue(readVariable('MAIL_QUEUE_URL')));
