import type { Database } from '../store/Database';
import type { IdSource } from '../store/IdSource';
import {
	type FigureMemberRow,
	type FigureRow,
	figureMarks,
	figureMembers,
	figures,
	type Span,
} from '../store/tables/figures';
import { type Period, periodOf, SPAN_MS } from './periods';

/** Everyone counts once up to this number in a period; beyond it nobody else is counted. */
const MEMBERS_MAX = 100_000;
/** Hours of single users and servers are kept this long; their days, and what is about everyone, for ever. */
const HOURS_KEPT_MS = 100 * SPAN_MS.day;

/** All users of this server, and all of others. */
export const LOCAL = '@local';
export const REMOTE = '@remote';

const MARK = 'counted';

/**
 * Counts what happens, by hour and day. Counting only changes memory: `flush` writes. After a crash, what was created
 * since is counted again from the tables (`countStored`); what was deleted, read or viewed since the last flush is lost.
 */
export class Figures {
	readonly #db: Database;
	readonly #ids: IdSource;
	readonly #pending = new Map<string, FigureRow>();
	/** Who was counted, by period. */
	readonly #members = new Map<string, Set<string>>();
	#newMembers: FigureMemberRow[] = [];
	#pruned = 0;

	constructor(db: Database, ids: IdSource) {
		this.#db = db;
		this.#ids = ids;
	}

	add({ span, at }: Period, about: string, series: string, by = 1): void {
		const key = `${span} ${at} ${about} ${series}`;
		const known = this.#pending.get(key);
		if (known) known.value += by;
		else this.#pending.set(key, { about, series, span, at, value: by });
	}

	/** Notes somebody once for a period. False if they were noted before. */
	meet(period: Period, about: string, series: string, who: string): boolean {
		const members = this.#membersOf(period);
		const key = memberKey(about, series, who);
		if (members.has(key) || members.size >= MEMBERS_MAX) return false;
		members.add(key);
		this.#newMembers.push({ ...period, about, series, who });
		return true;
	}

	hasMet(period: Period, about: string, series: string, who: string): boolean {
		return this.#membersOf(period).has(memberKey(about, series, who));
	}

	#membersOf({ span, at }: Period): Set<string> {
		const key = `${span} ${at}`;
		const known = this.#members.get(key);
		if (known) return known;
		const rows = this.#db.select(figureMembers, 'WHERE t.span = ? AND t.at = ?', span, at);
		const members = new Set(rows.map(({ about, series, who }) => memberKey(about, series, who)));
		this.#members.set(key, members);
		return members;
	}

	/** The values of a series in `count` periods, newest first. */
	values(about: string, series: string, newest: Period, count: number): number[] {
		const { span, at } = newest;
		const length = SPAN_MS[span];
		const values = Array.from({ length: count }, () => 0);
		const note = (row: Pick<FigureRow, 'at' | 'value'>): void => {
			const index = (at - row.at) / length;
			if (index >= 0 && index < count) values[index] = (values[index] ?? 0) + row.value;
		};
		this.#db
			.all<{ at: number; value: number }>(
				'SELECT at, value FROM figures WHERE about = ? AND series = ? AND span = ? AND at > ? AND at <= ?',
				about,
				series,
				span,
				at - count * length,
				at,
			)
			.forEach(note);
		for (const row of this.#pending.values()) {
			if (row.about === about && row.series === series && row.span === span) note(row);
		}
		return values;
	}

	/** The sum of a series over all that comes after a period: whole days, and the hours of its own day. */
	sumAfter(about: string, series: string, { span, at }: Period): number {
		const day = periodOf('day', at).at;
		const isAfter = (row: Pick<FigureRow, 'span' | 'at'>): boolean =>
			row.span === 'day' ? row.at > day : span === 'hour' && row.at > at && row.at < day + SPAN_MS.day;
		const stored = this.#db
			.all<{ span: Span; at: number; value: number }>(
				`SELECT span, at, value FROM figures WHERE about = ?1 AND series = ?2 AND span = 'day' AND at > ?3
					UNION ALL
					SELECT span, at, value FROM figures WHERE about = ?1 AND series = ?2 AND span = 'hour' AND at > ?4 AND at < ?5`,
				about,
				series,
				day,
				at,
				span === 'hour' ? day + SPAN_MS.day : at,
			)
			.reduce((sum, { value }) => sum + value, 0);
		const pending = [...this.#pending.values()].filter(
			row => row.about === about && row.series === series && isAfter(row),
		);
		return pending.reduce((sum, { value }) => sum + value, stored);
	}

	/** The days of a series for all whom it is about, from one to another in the order of their names. */
	subjects(series: string, first: string, last: string): { about: string; at: number; value: number }[] {
		const found = new Map<string, { about: string; at: number; value: number }>();
		const stored = this.#db.all<FigureRow>(
			"SELECT about, at, value FROM figures WHERE about >= ? AND about <= ? AND series = ? AND span = 'day'",
			first,
			last,
			series,
		);
		const pending = [...this.#pending.values()].filter(
			row => row.span === 'day' && row.series === series && row.about >= first && row.about <= last,
		);
		for (const { about, at, value } of [...stored, ...pending]) {
			const key = `${about} ${at}`;
			found.set(key, { about, at, value: value + (found.get(key)?.value ?? 0) });
		}
		return [...found.values()];
	}

	/** Writes what was counted, and forgets who was counted in periods that are over. */
	flush(now = Date.now()): void {
		this.write(now);
		const present = presentAt(now);
		for (const key of this.#members.keys()) {
			const [span, at] = key.split(' ');
			if (Number(at) < present[span as Span]) this.#members.delete(key);
		}
	}

	/** Writes what was counted. */
	write(now = Date.now()): void {
		if (this.#pending.size === 0 && this.#newMembers.length === 0) return;
		const present = presentAt(now);
		this.#db.transaction(() => {
			for (const { about, series, span, at, value } of this.#pending.values()) {
				if (span === 'hour' && at < present.day - HOURS_KEPT_MS && about !== LOCAL && about !== REMOTE) continue;
				this.#db.run(
					`INSERT INTO figures (about, series, span, at, value) VALUES (?, ?, ?, ?, ?)
						ON CONFLICT (about, series, span, at) DO UPDATE SET value = value + excluded.value`,
					...[about, series, span, at, value],
				);
			}
			for (const row of this.#newMembers) {
				if (row.at >= present[row.span]) this.#db.insertNew(figureMembers, row);
			}
			this.mark();
			this.#prune(present);
		});
		this.#pending.clear();
		this.#newMembers = [];
	}

	/** Once a day. */
	#prune(present: Record<Span, number>): void {
		if (this.#pruned === present.day) return;
		this.#pruned = present.day;
		for (const span of ['hour', 'day'] as const)
			this.#db.delete(figureMembers, 'span = ? AND at < ?', span, present[span]);
		const old = present.day - HOURS_KEPT_MS;
		this.#db.delete(figures, "span = 'hour' AND at < ? AND about NOT IN (?, ?)", old, LOCAL, REMOTE);
	}

	/** The id up to which the rows of all tables have been counted; empty for none. */
	get countedUpTo(): string {
		return this.#db.first(figureMarks, 'WHERE t.name = ?', MARK)?.id ?? '';
	}

	/** Notes that all rows up to now have been counted. */
	mark(): void {
		this.#db.replace(figureMarks, { name: MARK, id: this.#ids.next() });
	}

	/** Deletes what is about a user or server. */
	forget(about: string): void {
		this.flush();
		this.#db.delete(figures, 'about = ?', about);
	}

	/** Deletes everything. */
	clear(): void {
		this.#pending.clear();
		this.#members.clear();
		this.#newMembers = [];
		this.#db.transaction(() => {
			this.#db.delete(figures, '1');
			this.#db.delete(figureMembers, '1');
			this.#db.delete(figureMarks, '1');
		});
	}
}

const presentAt = (now: number): Record<Span, number> => ({
	hour: periodOf('hour', now).at,
	day: periodOf('day', now).at,
});

const memberKey = (about: string, series: string, who: string): string => `${about} ${series} ${who}`;
