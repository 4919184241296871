/** Line breaks and tabs, but no other control characters and none that change the direction of the text. */
export const writable = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]|[\n\r\t])*$/u;
