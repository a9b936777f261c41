const COPY = 'copy:';
const INFO = 'copyInfo:';

/** The keys of offline copies in the local database, and of what is known of each. */
export const COPY_PREFIXES = [COPY, INFO] as const;

export const copyKey = (sessionKey: string, name: string): string => `${COPY}${sessionKey} ${name}`;

/** The record that says how old and how large a copy is, so that none has to be read for that. */
export const infoKey = (key: string): string => INFO + key.slice(COPY.length);

export const keyOfInfo = (info: string): string => COPY + info.slice(INFO.length);
