/**
 * Time budgets of `npm test`: seconds on two cores where the bench's `calib` is 400 ms. They are scaled for slower
 * machines, and exceeding them by less than half isn't reported.
 */
export const STEP_SECONDS = {
	'lint and architecture': 30,
	types: 15,
	'unit and contract tests': 180,
	build: 15,
	'demo world': 15,
	'recorded contract': 100,
	'browser tests': 420,
};

/** The budget of the whole run; some of its steps run at the same time. */
export const ALL_SECONDS = 720;

/** The budget for all tests of one file, by runner. */
export const FILE_SECONDS = { unit: 12, browser: 40 };

/** The factor above which a budget counts as exceeded. */
export const TOLERANCE = 1.5;
