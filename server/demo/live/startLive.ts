import type { Core } from '../../Core';
import { Refusal } from '../../http/ApiError';
import { users } from '../../store/tables/users';
import { everybody } from '../seed/plan/planWorld';
import { Random } from '../seed/random';
import { LiveWorld } from './LiveWorld';

/** Reactions and votes per note. */
const REACTIONS_A_NOTE = 1.6;
const VOTES_A_NOTE = 0.25;
/** How soon users respond to a real user's note, in milliseconds. */
const NOTICED_AFTER = [2500, 45_000] as const;
const ANSWERED = 0.45;

/**
 * Makes the demo users post, react, reply and vote, and respond to real users.
 * @param notesPerSecond 0 for no activity
 */
export function startLive(core: Core, notesPerSecond: number): void {
	if (notesPerSecond <= 0) return;
	const random = new Random(Date.now());
	const world = new LiveWorld(core, random);
	if (!world.isPopulated) return;
	const timers = new Set<NodeJS.Timeout>();
	const later = (act: () => void, delay: number): void => {
		const timer = setTimeout(() => {
			timers.delete(timer);
			attempt(act);
		}, delay);
		timers.add(timer);
	};
	const repeat = (act: () => void, perSecond: number): void => {
		// Irregular, with the requested average.
		const next = (): void =>
			later(
				() => {
					next();
					attempt(act);
				},
				(1000 / perSecond) * random.between(0.4, 1.6),
			);
		next();
	};
	repeat(() => world.write(), notesPerSecond);
	repeat(() => world.react(), notesPerSecond * REACTIONS_A_NOTE);
	repeat(() => world.vote(), notesPerSecond * VOTES_A_NOTE);

	const invented = new Set(
		everybody.filter(({ username }) => !['demo', 'friend', 'admin'].includes(username)).map(({ username }) => username),
	);
	const stopListening = core.bus.on('note', note => {
		const author = note.userHost === null ? core.db.byId(users, note.userId) : undefined;
		if (!author || invented.has(author.username) || note.isPureRenote) return;
		const soon = (): number => random.between(...NOTICED_AFTER);
		for (let count = random.int(0, 4); count > 0; count--) later(() => world.react(note.id), soon());
		if (random.chance(ANSWERED)) later(() => world.answer(note.id), soon() + 4000);
	});
	core.onClose(() => {
		stopListening();
		for (const timer of timers) clearTimeout(timer);
	});
}

/** Refusals (already voted, deleted meanwhile) are ignored. */
function attempt(act: () => void): void {
	try {
		act();
	} catch (error) {
		if (!(error instanceof Refusal)) console.error('The demo world stumbled:', error);
	}
}
