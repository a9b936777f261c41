/** A new secret for one-time codes, until the first code was entered. */
export interface Registration {
	/** For the QR code. */
	readonly address: string;
	/** To type instead. */
	readonly secret: string;
	/** The names under which apps list it. */
	readonly label: string;
	readonly issuer: string;
}
