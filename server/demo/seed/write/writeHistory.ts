import { cohortOf } from '../../../figures/cohorts';
import { FigureCounter } from '../../../figures/FigureCounter';
import type { Figures } from '../../../figures/Figures';
import { periodOf } from '../../../figures/periods';
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
/** As many days as servers tell of who comes back. */
const GUEST_DAYS = 30;
const MOST_GUESTS = 3;
/** How likely it is that a guest comes back another day. */
const COMES_BACK = 0.86;
/** In days. */
const GUEST_STAYS = 20;

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
	writeGuests(counter, figures, world.now, random);
	figures.flush();
}

/**
 * People who tried the server on the last 30 days, came back less and less, and have deleted their accounts since: the
 * figures of who comes back would be empty without them.
 */
function writeGuests(counter: FigureCounter, figures: Figures, now: number, random: Random): void {
	for (let day = GUEST_DAYS; day > 0; day--) {
		const at = now - day * DAY;
		const guests = random.int(0, MOST_GUESTS);
		for (let guest = 0; guest < guests; guest++) {
			counter.account({ host: null }, 1, at);
			for (let since = 1; since < day && random.chance(COMES_BACK); since++) {
				figures.add(periodOf('day', at + since * DAY), cohortOf(at), 'active');
			}
			counter.account({ host: null }, -1, at + Math.min(day - 1, GUEST_STAYS) * DAY);
		}
	}
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
