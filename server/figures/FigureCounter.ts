import { timeOfId } from '../store/IdSource';
import type { NoteRow } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';
import { cohortOf } from './cohorts';
import { type Figures, LOCAL, REMOTE } from './Figures';
import { type Periods, periodsOf, SPAN_MS } from './periods';

export type Change = 1 | -1;
type Someone = Pick<UserRow, 'id' | 'host'>;
export type CountedNote = Pick<NoteRow, 'userId' | 'userHost' | 'replyId' | 'renoteId' | 'hasFiles'>;

const AGES = { Week: 7 * SPAN_MS.day, Month: 30 * SPAN_MS.day, Year: 365 * SPAN_MS.day } as const;
const verb = (change: Change): 'inc' | 'dec' => (change === 1 ? 'inc' : 'dec');

/** Says which figures an event changes. Times in milliseconds since the epoch. */
export class FigureCounter {
	readonly #figures: Figures;

	constructor(figures: Figures) {
		this.#figures = figures;
	}

	note({ userId, userHost, replyId, renoteId, hasFiles }: CountedNote, change: Change, time: number): void {
		const periods = periodsOf(time);
		for (const about of circles(userId, userHost)) {
			this.#add(periods, about, `notes.${verb(change)}`);
			if (replyId === null && renoteId === null) this.#add(periods, about, 'notes.normal', change);
			if (replyId !== null) this.#add(periods, about, 'notes.reply', change);
			if (renoteId !== null) this.#add(periods, about, 'notes.renote', change);
			if (hasFiles) this.#add(periods, about, 'notes.withFile', change);
		}
		if (userHost !== null) this.#received(periods, userHost);
		else if (change === 1) this.#active(periods, userId, 'write', time);
	}

	reaction({ authorId, by }: { authorId: string; by: Someone }, time: number): void {
		const periods = periodsOf(time);
		this.#add(periods, authorId, by.host === null ? 'reactions.local' : 'reactions.remote');
		if (by.host !== null) this.#received(periods, by.host);
	}

	follow({ follower, followee }: { follower: Someone; followee: Someone }, change: Change, time: number): void {
		const periods = periodsOf(time);
		const side = ({ host }: Someone): string => (host === null ? 'local' : 'remote');
		this.#add(periods, follower.id, `followings.${side(followee)}.${verb(change)}`);
		this.#add(periods, followee.id, `followers.${side(follower)}.${verb(change)}`);
		if (follower.host !== null) this.#received(periods, follower.host);
		// Of a server only what goes between it and this one is known.
		if (follower.host !== null && followee.host === null)
			this.#add(periods, follower.host, `followings.${verb(change)}`);
		if (follower.host === null && followee.host !== null)
			this.#add(periods, followee.host, `followers.${verb(change)}`);
	}

	/** @param owner null for a file of the server itself */
	file({ owner, size }: { owner: Someone | null; size: number }, change: Change, time: number): void {
		const periods = periodsOf(time);
		for (const about of owner ? circles(owner.id, owner.host) : [LOCAL]) {
			this.#add(periods, about, `files.${verb(change)}`);
			this.#add(periods, about, `bytes.${verb(change)}`, size);
		}
	}

	account({ host }: Pick<UserRow, 'host'>, change: Change, time: number): void {
		for (const about of host === null ? [LOCAL] : [REMOTE, host])
			this.#add(periodsOf(time), about, `users.${verb(change)}`);
	}

	/** A local user reads timelines. */
	read(userId: string, time: number): void {
		this.#active(periodsOf(time), userId, 'read', time);
	}

	/** A profile was looked at, by a user or by somebody without an account. @param who tells them apart */
	view(userId: string, by: 'user' | 'visitor', who: string, time: number): void {
		for (const period of periodsOf(time)) {
			this.#figures.add(period, userId, `views.${by}`);
			if (this.#figures.meet(period, userId, `viewers.${by}`, who)) this.#figures.add(period, userId, `viewers.${by}`);
		}
	}

	#add(periods: Periods, about: string, series: string, by = 1): void {
		for (const period of periods) this.#figures.add(period, about, series, by);
	}

	/** Another server has told of something. */
	#received(periods: Periods, host: string): void {
		this.#add(periods, REMOTE, 'received');
		this.#add(periods, host, 'received');
		for (const period of periods) {
			if (this.#figures.meet(period, REMOTE, 'servers', host)) this.#figures.add(period, REMOTE, 'servers');
		}
	}

	/** Once per user and period. */
	#active(periods: Periods, userId: string, what: 'read' | 'write', time: number): void {
		const figures = this.#figures;
		const registered = timeOfId(userId);
		for (const period of periods) {
			if (!figures.meet(period, LOCAL, what, userId)) continue;
			figures.add(period, LOCAL, what);
			const hasDoneOther = figures.hasMet(period, LOCAL, what === 'read' ? 'write' : 'read', userId);
			if (hasDoneOther) figures.add(period, LOCAL, 'readWrite');
			else if (period.span === 'day') figures.add(period, cohortOf(registered), 'active');
			if (what === 'write') continue;
			for (const [name, age] of Object.entries(AGES))
				figures.add(period, LOCAL, `registered${time - registered <= age ? 'Within' : 'Outside'}${name}`);
		}
	}
}

/** Whom something that a user does is about: the user, all of their kind, their server. */
const circles = (userId: string, host: string | null): string[] =>
	host === null ? [LOCAL, userId] : [REMOTE, host, userId];
