/** The line of a service in the prerendered catalogue, empty until something is to be told; the way to the checkout follows it. */
export const availabilityPlace = (service: string) => ({ 'data-availability': service });
