/** Who reads: the demo world's member. */
export interface Reader {
	readonly origin: string;
	readonly host: string;
	readonly id: string;
	readonly token: string;
}
