import { fr } from './typography.ts';

/** «UTC+4», «UTC−3 h 30», «UTC+0 h 19 min 32 s» */
export const formatOffset = (offsetSeconds: number): string => {
  const size = Math.abs(offsetSeconds);
  const [hours, minutes, seconds] = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60];
  const rest = [minutes > 0 || seconds > 0 ? ` h ${minutes}` : '', seconds > 0 ? ` min ${seconds} s` : ''];
  return fr(`UTC${offsetSeconds < 0 ? '−' : '+'}${hours}${rest.join('')}`);
};
