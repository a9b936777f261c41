export type AdPlace = 'square' | 'horizontal' | 'horizontal-big' | 'vertical';

/** A picture with a link that the server's administrators show beside notes (rules/appearance#ads). */
export interface Ad {
	readonly id: string;
	readonly place: AdPlace;
	readonly url: string;
	readonly imageUrl: string;
	/** Weight among the ads; 0 means only if there is no other. */
	readonly ratio: number;
}
