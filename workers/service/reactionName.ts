/** A reaction as text: custom emojis of the server itself are `:name@.:` on the wire. */
export const reactionName = (reaction: string): string => reaction.replace(/@\.:$/, ':');
