/** What a program may use (rules/plugins#limits). */
export const LIMITS = {
	characters: 10_000_000,
	elements: 1_000_000,
	/** Estimated: what a program holds at once. */
	memoryBytes: 64 * 1024 * 1024,
	/** Evaluations that wait for another one: how deep functions may call each other. */
	inFlight: 60_000,
	steps: 10_000_000,
	computeMs: 5_000,
	sourceCharacters: 100_000,
	/** Lines and characters that one call may print. */
	lines: 10_000,
	lineCharacters: 1_000_000,
	/** Characters; a longer line, or text of an error, is cut. */
	lineLength: 2_000,
	/** What the timers of a plugin may compute in a minute: nobody waits for it. */
	backgroundMs: 5_000,
	timers: 1_000,
	/** Functions that a plugin may register. */
	handlers: 100,
	/** Calls that wait, such as of a button that is pressed while another call computes. */
	waitingCalls: 100,
	components: 1_000,
	uiCharacters: 200_000,
	/** Of a value that crosses the wall. */
	crossingDepth: 64,
	crossingElements: 100_000,
	crossingCharacters: 2_000_000,
	/** Of what a program gives at once: the main thread has to read it within a frame or two. */
	givenElements: 30_000,
} as const;

/** What a program is told at a limit, and so the person who reads its errors: as English as the interpreter's own texts. */
export const LIMIT_TEXTS = {
	steps: 'max step exceeded',
	time: 'max computing time exceeded',
	characters: 'A string would have more than 10000000 characters.',
	elements: 'An array or object would have more than 1000000 elements.',
	memory: 'The program holds more than 64 MB.',
	recursion: 'Functions call each other too deeply.',
	source: 'The source has more than 100000 characters.',
	output: 'The program prints too much.',
	timers: 'The program has too many timers.',
	background: 'The timers of the plugin compute too much.',
	handlers: 'The plugin registers too many functions.',
	calls: 'Too many calls of the program wait.',
	components: 'The program draws too much.',
	depth: 'A value is nested too deeply to be passed on.',
	cycle: 'A value that contains itself can not be passed on.',
	size: 'A value is too large to be passed on.',
	function: 'A function can not be passed on.',
} as const;
