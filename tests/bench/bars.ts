export interface Bar {
	readonly unit:
		| 'ms'
		| 'kB'
		| 'MB'
		| '%'
		| 'nodes'
		| 'renders'
		| 'notes'
		| 'times'
		| 'frames'
		| 'errors'
		| 'frames/s'
		| 'pictures/s';
	/** The highest value allowed; milliseconds and busy shares as on a machine with a `calib` of 400. */
	readonly max?: number;
	/**
	 * Limited by a slow network line, so that a faster machine gains nothing: the bar is never scaled below its value.
	 */
	readonly isSlowLine?: true;
	/** A share of the time in which the main thread is busy, which a slower machine makes larger. */
	readonly isBusyShare?: true;
	/** The lowest value required. */
	readonly min?: number;
	/** The value of the network's own client (2025.6.3), by the same definition. */
	readonly theirs?: number;
}

/** Every figure with its unit, its bar, and the value of the network's own client. */
export const BARS: Readonly<Record<string, Bar>> = {
	calib: { unit: 'ms' },
	'code.gzip': { unit: 'kB', max: 230, theirs: 440 },
	'code.deck8': { unit: 'kB', max: 330, theirs: 458 },
	'first.cold': { unit: 'ms', max: 900, theirs: 1747 },
	'first.warm': { unit: 'ms', max: 400, theirs: 710 },
	'slow.fcp': { unit: 'ms', max: 1500, isSlowLine: true },
	'slow.text': { unit: 'ms', max: 8000, isSlowLine: true },
	'phone.first': { unit: 'ms', max: 1800 },
	'phone.press': { unit: 'ms', max: 500 },
	'press.composer': { unit: 'ms', max: 150 },
	'press.menu': { unit: 'ms', max: 150 },
	'press.picker': { unit: 'ms', max: 150 },
	'press.note': { unit: 'ms', max: 150 },
	'press.tab': { unit: 'ms', max: 150 },
	'press.palette': { unit: 'ms', max: 150 },
	'palette.keys': { unit: 'ms', max: 50 },
	'press.settings': { unit: 'ms', max: 150 },
	'settings.search': { unit: 'ms', max: 50 },
	'theme.main': { unit: 'ms', max: 100 },
	'deck8.all': { unit: 'ms', max: 1500, theirs: 3043 },
	'deck8.busy10s': { unit: 'ms', max: 1800, theirs: 4503 },
	'deck8.nodes': { unit: 'nodes', max: 6000, theirs: 9979 },
	'deck8.heap': { unit: 'MB', max: 20, theirs: 24.3 },
	'offline.start': { unit: 'ms', max: 300 },
	'long.nodes': { unit: 'nodes', max: 4000, theirs: 81_556 },
	'long.heap': { unit: 'MB', max: 25, theirs: 83.4 },
	'list.first.emojis': { unit: 'times', max: 1.1 },
	'list.first.followers': { unit: 'times', max: 1.1 },
	'list.first.instances': { unit: 'times', max: 1.1 },
	'list.nodes.emojis': { unit: 'times', max: 1.1 },
	'list.nodes.followers': { unit: 'times', max: 1.1 },
	'list.nodes.instances': { unit: 'times', max: 1.1 },
	'seen.letters': { unit: 'ms', max: 100 },
	'seen.japanese': { unit: 'ms', max: 100 },
	'seen.long': { unit: 'ms', max: 50 },
	'seen.cold': { unit: 'ms' },
	'scroll.p95': { unit: 'ms', max: 20, theirs: 83 },
	'scroll.max': { unit: 'ms', max: 60, theirs: 633 },
	'scroll.blank': { unit: '%', max: 1 },
	'scroll.waits': { unit: 'frames' },
	'stream20.latency95': { unit: 'ms', max: 800, theirs: 123_610 },
	'stream20.drain': { unit: 'ms', max: 500, theirs: 174_000 },
	'stream20.busy': { unit: '%', isBusyShare: true, max: 45, theirs: 96 },
	'stream20.long': { unit: 'ms', max: 500, theirs: 78_421 },
	'stream20.p95': { unit: 'ms', max: 34, theirs: 317 },
	'stream20.nodes': { unit: '%', max: 10, theirs: 115 },
	'stream20.renders': { unit: 'renders', max: 1.3 },
	'plugins.latency95': { unit: 'times', max: 1.1 },
	'plugins.busy': { unit: 'times', max: 1.1 },
	'plugins.p95': { unit: 'times', max: 1.1 },
	'plugins.steps': { unit: 'times', max: 1.3 },
	'plugins.hostile': { unit: 'ms', max: 50 },
	'plugins.hostile.with': { unit: 'ms' },
	'plugins.hostile.without': { unit: 'ms' },
	'idle.busy': { unit: '%', isBusyShare: true, max: 4, theirs: 17 },
	'idle.widgets': { unit: '%', isBusyShare: true, max: 1 },
	'grow.4': { unit: '%', isBusyShare: true },
	'grow.8': { unit: '%', isBusyShare: true },
	'grow.16': { unit: '%', isBusyShare: true },
	'grow.24': { unit: '%', isBusyShare: true, max: 45 },
	'grow.24.p95': { unit: 'ms', max: 34 },
	'held.nodes': { unit: '%', max: 2 },
	'held.heap': { unit: 'kB', max: 3 },
	'hostile.plain': { unit: 'ms' },
	'hostile.long': { unit: 'ms' },
	'hostile.ratio': { unit: 'times', max: 1.2 },
	'heavy.p95': { unit: 'ms', max: 34 },
	'heavy.max': { unit: 'ms', max: 50 },
	'heavy.blank': { unit: '%', max: 1 },
	'heavy.notes': { unit: 'notes' },
	'uploads.long': { unit: 'ms', max: 50 },
	'uploads.keys': { unit: 'ms', max: 50 },
	'uploads.rate': { unit: 'pictures/s' },
	'uploads.peak': { unit: 'MB' },
	'uploads.workers2': { unit: 'times', min: 1.5 },
	'server.p95': { unit: 'ms', max: 250 },
	'server.errors': { unit: 'errors', max: 0 },
	'server.frames': { unit: 'frames/s' },
	'server.memory': { unit: 'MB', max: 40 },
	'endure.nodes5': { unit: 'nodes' },
	'endure.nodes30': { unit: 'nodes' },
	'endure.nodes': { unit: '%', max: 5 },
	'endure.heap5': { unit: 'MB' },
	'endure.heap30': { unit: 'MB' },
	'endure.heap': { unit: '%', max: 5 },
	'endure.24.nodes1': { unit: 'nodes' },
	'endure.24.nodes8': { unit: 'nodes' },
	'endure.24.nodes': { unit: '%', max: 5 },
	'endure.24.heap1': { unit: 'MB' },
	'endure.24.heap8': { unit: 'MB' },
	'endure.24.heap': { unit: '%', max: 5 },
	'endure.24.heals': { unit: 'times', min: 10 },
	'endure.wall.nodes1': { unit: 'nodes' },
	'endure.wall.nodes8': { unit: 'nodes' },
	'endure.wall.nodes': { unit: '%', max: 5 },
	'endure.wall.heap1': { unit: 'MB' },
	'endure.wall.heap8': { unit: 'MB' },
	'endure.wall.heap': { unit: '%', max: 5 },
	'endure.wall.heals': { unit: 'times', min: 10 },
};
