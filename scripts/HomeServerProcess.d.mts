export interface HomeServerOptions {
	/** 0, the default, takes a free one. */
	port?: number;
	/** Absent: an empty folder that `stop` removes. */
	data?: string;
	/** As `npm start -- --live`. */
	live?: string;
	/** Further arguments of `npm start`. */
	args?: string[];
}

/** A home server of one's own for tests and benches: what was built last, in a process of its own. */
export class HomeServerProcess {
	/** Resolves when it can be asked. Rejects with what it said when it doesn't start. */
	static start(options?: HomeServerOptions): Promise<HomeServerProcess>;
	readonly origin: string;
	readonly data: string;
	readonly port: number;
	readonly pid: number;
	/** Takes the demo world's ads out of the timelines, so that only notes stand in what is counted and measured. */
	hideAds(): Promise<void>;
	/** Ends it gracefully; its own data folder goes too. */
	stop(): Promise<void>;
	/** Ends it as a power cut would (SIGKILL); its data stays. */
	kill(): Promise<void>;
	/** Does that, and starts it again with its data and address, after a while if so wished (ms). */
	restart(afterMs?: number): Promise<void>;
}
