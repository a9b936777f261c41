export type AdPlace = 'square' | 'horizontal' | 'horizontal-big' | 'vertical';

/** A picture with a link that the server's people put beside notes (rules/appearance#ads). */
export interface Ad {
	readonly id: string;
	readonly place: AdPlace;
	readonly url: string;
	readonly imageUrl: string;
	/** Weight among the others; 0: only where there is no other. */
	readonly ratio: number;
}
