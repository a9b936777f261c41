/** Opens the list of unsent notes of all accounts of this device. */
export const openOutbox = async (): Promise<void> => (await import('./openOutboxDialog')).openOutboxDialog();

/** Continues with unsent notes of earlier visits, and reports results from now on. */
export const startOutbox = async (): Promise<void> => (await import('./startOutbox')).startOutbox();

/** Preloads its code for when there is no connection. */
export const loadOutbox = () =>
	Promise.all([import('./startOutbox'), import('./openOutboxDialog'), import('./OutboxDialog')]);
