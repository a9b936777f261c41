import * as p from '../http/params';

/** Lengths in UTF-16 units, as the client keeps them (rules/play#writing); a program is as long as one may be to run. */
const TITLE_MAX = 256;
const SUMMARY_MAX = 1024;
const SCRIPT_MAX = 100_000;
const PERMISSIONS_MAX = 128;

export const playParams = {
	title: p.text({ max: TITLE_MAX }),
	summary: p.text({ max: SUMMARY_MAX }),
	script: p.text({ max: SCRIPT_MAX }),
	permissions: p.list(p.text({ max: 64 }), { max: PERMISSIONS_MAX }),
};

export const playVisibility = () => p.oneOf('public', 'private');
