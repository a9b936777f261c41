/** Opens what waits to be posted, of all accounts of this device. */
export const openOutbox = async (): Promise<void> => (await import('./openOutboxDialog')).openOutboxDialog();

/** Takes up what was not posted before, and tells what becomes of it from now on. */
export const startOutbox = async (): Promise<void> => (await import('./startOutbox')).startOutbox();

/** Has its code at hand for when there is no connection. */
export const loadOutbox = () =>
	Promise.all([import('./startOutbox'), import('./openOutboxDialog'), import('./OutboxDialog')]);
