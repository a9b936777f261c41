/** The keys of what programs keep, in the local database. */
export const SCRIPT_PREFIX = 'aiscript:';

/** @param program what sets the program apart from others of the account, such as the widget it is in */
export const scriptKey = (sessionKey: string, program: string): string => `${SCRIPT_PREFIX}${sessionKey} ${program}`;
