import { locals } from '../people/locals';
import type { Person } from '../people/Person';
import { remotes } from '../people/remotes';
import { Random } from '../random';
import { moments } from './moments';
import { planOpening } from './opening';
import { keyOf, MINUTE, type PlannedNote } from './PlannedNote';
import { type Plan, planOriginals } from './planOriginals';
import { planReactions } from './planReactions';
import { planTags } from './planTags';
import { planDirect, planMentions, planRenotes, planReplies, planThreads } from './planTalk';
import { TextSource } from './TextSource';

export const NOTES_IN_ALL = 2000;
const REPLIES = 270;
const RENOTES = 150;
const QUOTES = 85;
/** The notes of the opening are the only ones newer than this. */
const OPENING_MS = 100 * MINUTE;

export interface WorldPlan {
	people: readonly Person[];
	/** Oldest first. */
	notes: readonly PlannedNote[];
}

/** All users, those of the home server first. */
export const everybody: readonly Person[] = [...locals, ...remotes];

/**
 * The events of the last month in the demo world. The same seed gives the same world, moved to `now`.
 * @param now milliseconds since the epoch
 */
export function planWorld(seed: string, now: number): WorldPlan {
	const random = new Random(seed);
	const plan: Plan = { random, texts: new TextSource(random, now), people: everybody, now };
	const voters = everybody.filter(person => !person.isBot && person.username !== 'demo').map(keyOf);
	const opening = planOpening(voters.slice(0, 21));
	const [threads, direct, mentions] = [planThreads(plan), planDirect(plan), planMentions(plan)];
	const talk = threads.length + direct.length + mentions.length + REPLIES + RENOTES + QUOTES;
	const times = moments(NOTES_IN_ALL - opening.length - talk, random).map(ago => ago + OPENING_MS);
	const originals = planOriginals(plan, times);
	const spoken = [...originals, ...threads, ...mentions];
	const notes = [
		...spoken,
		...direct,
		...planReplies(plan, spoken, REPLIES),
		...planRenotes(plan, spoken, { renotes: RENOTES, quotes: QUOTES }),
		...opening,
	].sort((a, b) => b.ago - a.ago);
	planReactions(plan, notes);
	planTags(seed, everybody, originals);
	return { people: everybody, notes };
}
