import { Duration } from 'aws-cdk-lib';
import { ClientAttributes, type UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { enrolmentClient } from '../domain/staff-groups.ts';
import type { Stage } from '../stage.ts';

/**
 * Enrolling a second factor needs a token with the pool's own scope, which no browser has. Only functions get one
 * through this client: its only flow requires an AWS role besides the password.
 */
export const addEnrolmentClient = (pool: UserPool, stage: Stage): UserPoolClient =>
  pool.addClient('Enrolment', {
    userPoolClientName: enrolmentClient(stage.name),
    authFlows: { adminUserPassword: true },
    accessTokenValidity: Duration.minutes(5),
    idTokenValidity: Duration.minutes(5),
    refreshTokenValidity: Duration.hours(1),
    writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
    disableOAuth: true,
  });
