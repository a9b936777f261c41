import type { Database } from '../store/Database';
import type { IdSource } from '../store/IdSource';
import { type JobRow, jobs } from '../store/tables/jobs';
import type { JobData, JobKind } from './JobData';

/** A job to run. */
export interface Job<Data> {
	id: string;
	userId: string;
	data: Data;
}

export interface JobDefinition<Data> {
	/** How many run at the same time. One account never has two of a kind running. */
	atOnce: number;
	/** Delays before the second and further attempts, in milliseconds. A job that fails more often is dropped. */
	retryAfterMs: readonly number[];
	/** A job that must be done in the end is never dropped: its last delay repeats. */
	isNeverDropped?: boolean;
	/**
	 * Does the work, in steps that leave the process free in between. May run again from its beginning after a restart.
	 * @throws RetryLater for a failure that is expected; others are logged
	 */
	run(job: Job<Data>, signal: AbortSignal): Promise<void>;
}

export type JobDefinitions = { readonly [Kind in JobKind]: JobDefinition<JobData[Kind]> };

/** A failure that needs no report, such as a receiver that doesn't answer. */
export class RetryLater extends Error {}

/** The longest time without looking for due jobs, in case the clock is set. */
const LOOK_EVERY_MS = 60_000;

/** Jobs in the database: they survive a restart, and are tried again when they fail. */
export class JobQueue {
	readonly #db: Database;
	readonly #ids: IdSource;
	readonly #end = new AbortController();
	readonly #running = new Map<string, JobRow>();
	/** Runs since the start of the process, by kind. */
	readonly #started = new Map<string, number>();
	/** Job → when it may run again, for jobs whose delay could not be written, as on a full disk. */
	readonly #heldBack = new Map<string, number>();
	#definitions: JobDefinitions | null = null;
	#timer: NodeJS.Timeout | undefined;

	constructor(db: Database, ids: IdSource) {
		this.#db = db;
		this.#ids = ids;
	}

	/** Adds a job; it starts after the running transaction. */
	add<Kind extends JobKind>(kind: Kind, userId: string, data: JobData[Kind]): void {
		this.#db.insert(jobs, { id: this.#ids.next(), kind, userId, data, runAt: Date.now() });
		this.#db.afterCommit(() => this.#next());
	}

	/** The number of jobs of a kind that an account has, running or waiting. */
	count(kind: JobKind, userId: string): number {
		return this.#db.count(jobs, 't.userId = ? AND t.kind = ?', userId, kind);
	}

	/** What is done of a kind at present: running, due, put off; and how many were started since the process began. */
	load(kind: JobKind): { started: number; active: number; waiting: number; delayed: number } {
		const active = [...this.#running.values()].filter(row => row.kind === kind).length;
		const due = this.#db.count(jobs, 't.kind = ? AND t.runAt <= ?', kind, Date.now());
		const delayed = this.#db.count(jobs, 't.kind = ? AND t.runAt > ?', kind, Date.now());
		return { started: this.#started.get(kind) ?? 0, active, waiting: Math.max(0, due - active), delayed };
	}

	/** The jobs of a kind that an account has. */
	of<Kind extends JobKind>(kind: Kind, userId: string): JobData[Kind][] {
		const rows = this.#db.select(jobs, 'WHERE t.userId = ? AND t.kind = ? ORDER BY t.id', userId, kind);
		return rows.map(row => row.data as JobData[Kind]);
	}

	/** Marks a job as done. For a job whose last step must not be repeated: call it in the same transaction. */
	finish(jobId: string): void {
		this.#db.delete(jobs, 'id = ?', jobId);
	}

	/** Begins to run what is due. Until then jobs are only stored. */
	start(definitions: JobDefinitions): void {
		this.#definitions = definitions;
		this.#next();
	}

	/** Aborts what is running. It runs again after the next start. */
	close(): void {
		this.#end.abort();
		clearTimeout(this.#timer);
	}

	#next(): void {
		const definitions = this.#definitions;
		if (!definitions || this.#end.signal.aborted) return;
		for (const [id, from] of this.#heldBack) if (from <= Date.now()) this.#heldBack.delete(id);
		for (const kind of Object.keys(definitions) as JobKind[]) {
			for (let row = this.#due(kind, definitions); row; row = this.#due(kind, definitions)) {
				void this.#run(definitions[kind] as JobDefinition<unknown>, row);
			}
		}
		this.#wait();
	}

	#due(kind: JobKind, definitions: JobDefinitions): JobRow | undefined {
		const busy = [...this.#running.values()].filter(row => row.kind === kind).map(row => row.userId);
		if (busy.length >= definitions[kind].atOnce) return undefined;
		return this.#db.first(
			jobs,
			`WHERE t.kind = ? AND t.runAt <= ? AND t.userId NOT IN (SELECT value FROM json_each(?))
				AND t.id NOT IN (SELECT value FROM json_each(?)) ORDER BY t.runAt, t.id`,
			kind,
			Date.now(),
			JSON.stringify(busy),
			JSON.stringify([...this.#heldBack.keys()]),
		);
	}

	/** Looks again when the next job is due. What waits for a running one starts when that ends. */
	#wait(): void {
		clearTimeout(this.#timer);
		const stored = this.#db.get<{ runAt: number | null }>(
			'SELECT min(runAt) AS runAt FROM jobs WHERE runAt > ?',
			Date.now(),
		)?.runAt;
		const soonest = Math.min(stored ?? Number.POSITIVE_INFINITY, ...this.#heldBack.values());
		if (soonest === Number.POSITIVE_INFINITY) return;
		this.#timer = setTimeout(() => this.#next(), Math.min(soonest - Date.now() + 1, LOOK_EVERY_MS));
		this.#timer.unref();
	}

	async #run(definition: JobDefinition<unknown>, row: JobRow): Promise<void> {
		this.#running.set(row.id, row);
		this.#started.set(row.kind, (this.#started.get(row.kind) ?? 0) + 1);
		try {
			await definition.run(row, this.#end.signal);
			if (!this.#end.signal.aborted) this.finish(row.id);
			this.#running.delete(row.id);
			this.#next();
		} catch (error) {
			if (!this.#end.signal.aborted) this.#failed(definition, row, error);
			this.#running.delete(row.id);
			// Not at once: jobs that fail immediately, one after the other, must leave time for requests.
			setImmediate(() => this.#next());
		}
	}

	#failed(definition: JobDefinition<unknown>, { id, kind, attempts }: JobRow, error: unknown): void {
		if (!(error instanceof RetryLater)) console.error(`The job ${kind} failed:`, error);
		const { retryAfterMs, isNeverDropped } = definition;
		const delay = retryAfterMs[attempts] ?? (isNeverDropped ? retryAfterMs.at(-1) : undefined);
		try {
			if (delay === undefined) this.finish(id);
			else this.#db.update(jobs, { attempts: attempts + 1, runAt: Date.now() + delay }, 'id = ?', id);
		} catch (broken) {
			console.error(`The job ${kind} can't be put off:`, broken);
			this.#heldBack.set(id, Date.now() + (delay ?? LOOK_EVERY_MS));
		}
	}
}
