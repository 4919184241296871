import type { ActivationName } from '../charts/human-design.ts';
import { bodyNames } from '../guidance/words/names.ts';
import { westernTexts } from '../texts/dossier.ts';
import { designTexts as texts } from '../texts/dossier-design.ts';
import { bodyKeys } from './western-names.ts';

export const activationWord = (name: ActivationName): string => {
  if (name === 'Earth') return texts.earth;
  if (name === 'NorthNode') return westernTexts.northNode;
  return name === 'SouthNode' ? texts.southNode : bodyNames[bodyKeys[name]];
};
