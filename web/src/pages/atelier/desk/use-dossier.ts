import { useEffect, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Dossier } from './dossier.ts';
import type { ReadNames, ReadStatements } from './statements.ts';

export type KnownDossier =
  | { readonly kind: 'computing' | 'failed' | 'unread' }
  | {
      readonly kind: 'known';
      readonly dossier: Dossier;
      readonly read: ReadStatements;
      readonly names: ReadNames;
    };

/** The dossier of the part with its conventions. The text can be written before it is there. */
export const useDossier = (
  { service, customer_info: person, conventions }: OpenPart,
  first: string,
): KnownDossier => {
  const [known, setKnown] = useState<KnownDossier>({ kind: 'computing' });
  const chosen = JSON.stringify(conventions.chosen);
  useEffect(() => {
    let isGone = false;
    import('./compute-dossier.ts')
      .then(({ computeDossier }) => computeDossier(service, person, JSON.parse(chosen), first))
      .then((computed) => {
        if (!isGone) setKnown(computed ? { kind: 'known', ...computed } : { kind: 'unread' });
      })
      .catch(() => {
        if (!isGone) setKnown({ kind: 'failed' });
      });
    return () => {
      isGone = true;
    };
  }, [service, person, chosen, first]);
  return known;
};
