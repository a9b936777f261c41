const OLDEST = [0, 12, 0] as const;
const VERSION = /^(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?(-[\w.-]+)?$/;

/** Whether plugins may be written for a version of AiScript: 0.12.0 and later (rules/plugins#installing). */
export function isSupportedLanguage(version: string | null): boolean {
	const match = VERSION.exec(version ?? '');
	if (!match) return false;
	const parts = [match[1], match[2], match[3]].map(part => Number(part ?? 0));
	const at = OLDEST.findIndex((least, index) => parts[index] !== least);
	// What comes before a version is older than it.
	if (at === -1) return match[4] === undefined;
	return (parts[at] ?? 0) > (OLDEST[at] ?? 0);
}
