/**
 * An empty line of each service in the prerendered catalogue, filled when its expert is away; the link to the
 * checkout follows it.
 */
export const availabilityPlace = (service: string) => ({ 'data-availability': service });

/** The delay of a service in the prerendered catalogue; the day that is promised takes its place. */
export const duePlace = (service: string) => ({ 'data-due': service });

/** The place of a delay that holds for each consultation on sale. */
export const eachConsultation = 'consultations';
