import { flag, integer, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

/** What accounts need beside their password to sign in. A row is there once its setting up has begun. */
export const secondFactors = table(
	'secondFactors',
	{
		userId: text(),
		/** The secret of the one-time codes, sealed (`SecretBox`); null until the first code was entered. */
		secret: nullableText(),
		/** A new secret that waits for its first code, sealed. */
		pendingSecret: nullableText(),
		/** Hashes of the backup codes that are left. */
		backupCodes: json<string[]>([]),
		/** The period of the last one-time code that signed in: no older one does any more. */
		usedPeriod: integer(),
		/** Whether a passkey alone signs in. */
		isPasswordLess: flag(),
	},
	{ key: ['userId'] },
);
export type SecondFactorRow = RowOf<typeof secondFactors>;

/** Security keys and passkeys (WebAuthn credentials). */
export const securityKeys = table(
	'securityKeys',
	{
		/** The credential's id, in base64url. */
		id: text(),
		userId: text(),
		/** As its owner calls it. */
		name: text(),
		/** In base64url (COSE). */
		publicKey: text(),
		/** How often it has signed; 0 for keys that don't count. */
		counter: integer(),
		/** How it can be reached: `usb`, `internal`, `hybrid` … */
		transports: json<string[]>([]),
		createdAt: integer(),
		lastUsedAt: nullableInteger(),
	},
	{ key: ['id'], indexes: [['userId', 'createdAt']] },
);
export type SecurityKeyRow = RowOf<typeof securityKeys>;
