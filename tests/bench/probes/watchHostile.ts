export interface HostileProbe {
	/** Long tasks of the main thread, and when the first plugin was started (0: none yet); in ms of the page's clock. */
	hostile?: { readonly tasks: { readonly at: number; readonly duration: number }[]; startedAt: number };
}

/** Runs in the page before its first script. Must be self-contained. */
export function watchHostile(): void {
	const hostile: NonNullable<HostileProbe['hostile']> = { tasks: [], startedAt: 0 };
	(globalThis as HostileProbe).hostile = hostile;
	new PerformanceObserver(list => {
		for (const { startTime, duration } of list.getEntries()) hostile.tasks.push({ at: startTime, duration });
	}).observe({ entryTypes: ['longtask'] });
	globalThis.Worker = new Proxy(Worker, {
		construct(target, given: ConstructorParameters<typeof Worker>) {
			if (given[1]?.name === 'aiscript') hostile.startedAt ||= performance.now();
			return new target(...given);
		},
	});
}
