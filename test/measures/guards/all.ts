import { accessGuards } from './access-guards.ts';
import { birthGuards } from './birth-guards.ts';
import { booksGuards } from './books-guards.ts';
import { deploymentGuards } from './deployment-guards.ts';
import { deskGuards } from './desk-guards.ts';
import { dueDateGuards } from './due-date-guards.ts';
import { exportGuards } from './export-guards.ts';
import { factorGuards } from './factor-guards.ts';
import type { Guard } from './guard.ts';
import { inputGuards } from './input-guards.ts';
import { limitGuards } from './limit-guards.ts';
import { mailingGuards } from './mailing-guards.ts';
import { moneyGuards } from './money-guards.ts';
import { personGuards } from './person-guards.ts';
import { proofGuards } from './proof-guards.ts';
import { refundGuards } from './refund-guards.ts';
import { reportGuards } from './report-guards.ts';
import { requestGuards } from './request-guards.ts';
import { sealGuards } from './seal-guards.ts';
import { sessionGuards } from './session-guards.ts';
import { sessionListGuards } from './session-list-guards.ts';
import { silenceGuards } from './silence-guards.ts';
import { staffGuards } from './staff-guards.ts';

/** Every guard, for the command that removes them and for the test of their texts. */
export const allGuards: readonly Guard[] = [
  ...accessGuards,
  ...birthGuards,
  ...booksGuards,
  ...deploymentGuards,
  ...deskGuards,
  ...sessionGuards,
  ...sessionListGuards,
  ...personGuards,
  ...proofGuards,
  ...sealGuards,
  ...exportGuards,
  ...factorGuards,
  ...limitGuards,
  ...mailingGuards,
  ...moneyGuards,
  ...dueDateGuards,
  ...refundGuards,
  ...requestGuards,
  ...inputGuards,
  ...reportGuards,
  ...silenceGuards,
  ...staffGuards,
];
