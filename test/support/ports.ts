import { type Ports, reservePorts } from '../../bin/local/ports.ts';

/** The ports of a folder, free to listen on. */
export const choosePorts = async (folder: string, wishes?: Ports): Promise<Ports> => {
  const { ports, releaseAll } = await reservePorts(folder, wishes);
  await releaseAll();
  return ports;
};
