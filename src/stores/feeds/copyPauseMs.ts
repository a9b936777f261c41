const SLOW_MS = 300;

/** How long the first page of a list may take until what this device has kept of it is shown. */
export const copyPauseMs = (): number => (globalThis.navigator?.onLine === false ? 0 : SLOW_MS);
