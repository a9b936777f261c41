/** The registry scope of an account's synced preferences (rules/preferences#synced-values). */
export const SYNC_SCOPE = ['client', 'preferences', 'sync'];

/** The registry key of a preference. */
export const syncKey = (key: string): string => `default:${key}`;
