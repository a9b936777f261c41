/** An emoji without its variation selectors: with and without them it is the same emoji. */
export const withoutStyle = (emoji: string): string => emoji.replaceAll('\uFE0F', '');
