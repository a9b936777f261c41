/** The name under which unsaved edits of a play are kept. @param playId null for a new one */
export const keptPlayName = (playId: string | null): string => (playId === null ? 'play' : `play ${playId}`);
