const MOVING = ['speed=', 'delay='] as const;

/** Every MFM function with its parameters; those with `=` take a value (rules/markup#functions). */
export const MFM_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
	tada: MOVING,
	jelly: MOVING,
	twitch: MOVING,
	shake: MOVING,
	spin: [...MOVING, 'left', 'alternate', 'x', 'y'],
	jump: MOVING,
	bounce: MOVING,
	rainbow: MOVING,
	flip: ['h', 'v'],
	x2: [],
	x3: [],
	x4: [],
	scale: ['x=', 'y='],
	position: ['x=', 'y='],
	rotate: ['deg='],
	fg: ['color='],
	bg: ['color='],
	border: ['style=', 'color=', 'width=', 'radius=', 'noclip'],
	font: ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'],
	blur: [],
	sparkle: [],
	ruby: [],
	unixtime: [],
};
