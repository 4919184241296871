import { liveStage } from '#domain/live-stage.ts';
import { once } from '#domain/once.ts';
import { createSockets } from '#lambdas/gateways/sockets.ts';
import { readAws, readVariable } from '#lib/env.ts';

/** An emulator serves every API at one address; AWS gives each API its own host. */
const endpoint = (): string => {
  const { emulator, region } = readAws();
  const api = readVariable('LIVE_API_ID');
  return emulator
    ? `${emulator}/_aws/execute-api/${api}/${liveStage}`
    : `https://${api}.execute-api.${region}.amazonaws.com/${liveStage}`;
};

export const sockets = once(() => createSockets(endpoint()));
