import { FigureCounter } from '../../../figures/FigureCounter';
import type { Person } from '../people/Person';
import { DAY, HOUR, keyOf, MINUTE } from '../plan/PlannedNote';
import type { Random } from '../random';
import { personOf, type WorldWriter } from './WorldWriter';

/** Older days than those of the notes that there are, so that a chart of half a year isn't empty at its beginning. */
const DAYS = { from: 31, to: 170 } as const;
/** How many notes somebody of usual activity wrote on a day. */
const NOTES_A_DAY = 1.1;
/** Whole days without a word, which come in rows. */
const AWAY = { begins: 0.04, ends: 0.3 } as const;
const DELETED_AFTER = 20 * MINUTE;

/**
 * What the users of this server wrote before the notes that there are. It has been deleted since, so charts alone know of
 * it: it came and went, and no total changes.
 */
export function writeHistory(world: WorldWriter, people: readonly Person[], random: Random): void {
	const { figures } = world.core;
	const counter = new FigureCounter(figures);
	for (const person of people.filter(({ host, isBot }) => host === undefined && !isBot)) {
		const { id: userId } = personOf(world, keyOf(person));
		for (const at of daysOf(random)) {
			for (let left = random.next() * 2 * NOTES_A_DAY * person.activity; random.next() < left; left--) {
				const note = { userId, userHost: null, replyId: null, renoteId: null, hasFiles: false };
				const time = world.now - at * DAY - random.between(0, 16) * HOUR;
				counter.note(note, 1, time);
				counter.note(note, -1, time + DELETED_AFTER);
				counter.read(userId, time);
			}
		}
	}
	figures.flush();
}

/** The days on which somebody was there, as days before now. */
function daysOf(random: Random): number[] {
	const days: number[] = [];
	let isAway = false;
	for (let day: number = DAYS.to; day >= DAYS.from; day--) {
		isAway = isAway ? !random.chance(AWAY.ends) : random.chance(AWAY.begins);
		if (!isAway) days.push(day);
	}
	return days;
}
