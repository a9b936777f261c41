interface WithConnection {
	/** Only in Chromium. */
	readonly connection?: { readonly saveData?: boolean };
}

/** Whether the user asked the browser to load as little as possible (`Save-Data`). */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
