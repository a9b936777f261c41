import { chatter, everyone, member, moderator, type PageGate } from '@/blocks/hosting/pageGates';
import { COMING_PATTERNS } from '@/domain/paths/comingPatterns';

type ComingPatterns = typeof COMING_PATTERNS;

/** The features that pages are still to come with. */
export type ComingFeature = keyof ComingPatterns;

/** A page whose feature isn't there yet. It shows the not-found page, to visitors with the sign-in its gate asks for. */
export interface ComingPage {
	readonly pattern: string;
	readonly broughtBy: ComingFeature;
	readonly gate: PageGate;
}

/** Whom the pages of a feature are for: most of them, and those that differ. */
type FeatureGates = {
	readonly [F in ComingFeature]: {
		readonly most: PageGate;
		readonly others?: { readonly [P in keyof ComingPatterns[F]]?: PageGate };
	};
};

const gates: FeatureGates = {
	collections: {
		most: member,
		others: {
			gallery: everyone,
			galleryPost: everyone,
		},
	},
	people: { most: everyone, others: { achievements: member } },
	chat: { most: chatter },
	games: { most: everyone, others: { clicker: member, bubbleGame: member } },
	administration: { most: moderator, others: { customEmojisManager: everyone, managedDecorations: everyone } },
};

/** All pages that are still to come. */
export const comingPages: readonly ComingPage[] = Object.entries(COMING_PATTERNS).flatMap(([feature, patterns]) => {
	const broughtBy = feature as ComingFeature;
	const { most, others = {} } = gates[broughtBy];
	return Object.entries(patterns).map(([name, pattern]) => ({
		pattern,
		broughtBy,
		gate: (others as Readonly<Record<string, PageGate>>)[name] ?? most,
	}));
});
