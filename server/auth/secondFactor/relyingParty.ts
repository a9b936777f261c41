import type { Core } from '../../Core';

/** How long browsers wait for a key, in milliseconds. */
export const KEY_TIMEOUT_MS = 60_000;

/** For whom keys sign: a key that was made at this server's name answers its pages alone. */
export const relyingParty = ({ urls }: Core) => ({ id: new URL(urls.origin).hostname, origin: urls.origin });
