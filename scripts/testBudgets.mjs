/**
 * What `npm test` may take: seconds on two cores where the bench's `calib` is 400 ms. On a slower machine they count for
 * more, and only what takes half as long again is told.
 */
export const STEP_SECONDS = {
	'lint and architecture': 30,
	types: 15,
	'unit and contract tests': 180,
	build: 15,
	'recorded contract': 100,
	'browser tests': 420,
};

/** What the whole run may take; some of its steps run at the same time. */
export const ALL_SECONDS = 720;

/** What the tests of one file may take together, by the runner of that file. */
export const FILE_SECONDS = { unit: 12, browser: 40 };

/** How much longer something may take before it is told. */
export const TOLERANCE = 1.5;
