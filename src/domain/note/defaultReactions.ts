/** Thumbs-up, heart, laughing, thinking, surprised, party, anger, sad, angel, pudding (rules/preferences#defaults). */
export const DEFAULT_REACTIONS = ['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮'] as const;
