/** The keys of what programs keep, in the local database. */
export const SCRIPT_PREFIX = 'aiscript:';
