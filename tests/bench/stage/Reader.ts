/** The demo user who reads. */
export interface Reader {
	readonly origin: string;
	readonly host: string;
	readonly id: string;
	readonly token: string;
}
