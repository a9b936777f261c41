import * as p from '../http/params';

/** The address at a push service. */
export const pushEndpoint = () => p.text({ max: 2048 });
/** A key of the browser, base64url. */
export const pushKey = () => p.text({ max: 256 });
