/** The faces of a report: the name of each file, and its path in `@expo-google-fonts`. */
export const reportFaces = {
  'brygada-400': 'brygada-1918/400Regular/Brygada1918_400Regular',
  'brygada-400-italic': 'brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic',
  'brygada-500': 'brygada-1918/500Medium/Brygada1918_500Medium',
  'brygada-600': 'brygada-1918/600SemiBold/Brygada1918_600SemiBold',
  'commissioner-400': 'commissioner/400Regular/Commissioner_400Regular',
  'commissioner-500': 'commissioner/500Medium/Commissioner_500Medium',
  'commissioner-600': 'commissioner/600SemiBold/Commissioner_600SemiBold',
} as const;
