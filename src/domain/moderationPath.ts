/** The moderation page of a person or of a file (spec 2 §2.2). */
export const moderationPath = (kind: 'user' | 'file', id: string): string => `/admin/${kind}/${id}`;
