import type { Ad, AdPlace } from './Ad';

interface AdChoice {
	/** The ads of the first of these places that has any, otherwise the square ones (rules/appearance#ads). */
	readonly places: readonly AdPlace[];
	/** Ads that the user asked to see less often. */
	readonly mutedIds: readonly string[];
	/** From 0 up to, but not including, 1; the same number chooses the same ad. */
	readonly chance: number;
}

/** Chooses an ad by weight. Muted ads have no weight: they are shown only if there is no other. */
export function chooseAd(ads: readonly Ad[], { places, mutedIds, chance }: AdChoice): Ad | null {
	const inPlace = [...places, 'square' as const].map(place => ads.filter(ad => ad.place === place));
	const candidates = inPlace.find(found => found.length > 0) ?? [];
	const weighted = candidates.map(ad => ({ ad, weight: mutedIds.includes(ad.id) ? 0 : Math.max(0, ad.ratio) }));
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
	if (total === 0) return candidates[Math.floor(chance * candidates.length)] ?? null;
	let left = chance * total;
	for (const { ad, weight } of weighted) {
		left -= weight;
		if (left < 0) return ad;
	}
	return weighted.findLast(({ weight }) => weight > 0)?.ad ?? null;
}
