/** The meta elements by which a server tells the consent page what it asks about. */
export const CONSENT_METAS = {
	transaction: 'misskey:oauth:transaction-id',
	clientName: 'misskey:oauth:client-name',
	clientLogo: 'misskey:oauth:client-logo',
	scope: 'misskey:oauth:scope',
} as const;
