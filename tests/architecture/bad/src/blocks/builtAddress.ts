// reported by addresses(no-written-address)
export const addressOf = (origin: string, id: string): string => `${origin}/notes/${id}`;
