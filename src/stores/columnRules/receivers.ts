/** The columns that rules of others have sent notes to, by their ids: their rows come from more than their feed. */
export const receivers = new Set<string>();
