/**
 * An empty line of each service in the prerendered catalogue, filled when its expert is away; the link to the
 * checkout follows it.
 */
export const availabilityPlace = (service: string) => ({ 'data-availability': service });
