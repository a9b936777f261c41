/** By what each adds to the name of the browser that it is made of; so the plainest come last. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
	[/\bOPR\/(\d+)/, 'Opera'],
	[/\bVivaldi\/(\d+)/, 'Vivaldi'],
	[/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
	[/\b(?:Chrome|Chromium|CriOS)\/(\d+)/, 'Chrome'],
	[/\bVersion\/(\d{1,4})[\d.]{0,20} (?:Mobile\/\w{1,20} )?Safari\//, 'Safari'],
];

/** Phones name the system that theirs is made of, too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
];

/**
 * A browser and its system in words, such as `Firefox 133 · Windows`.
 * @param userAgent what it called itself in its requests; shown as it is if it is no browser that is known
 */
export function browserName(userAgent: string): string {
	for (const [pattern, name] of BROWSERS) {
		const version = pattern.exec(userAgent)?.[1];
		if (version === undefined) continue;
		const system = SYSTEMS.find(([each]) => each.test(userAgent))?.[1];
		return [`${name} ${version}`, system].filter(Boolean).join(' · ');
	}
	return userAgent;
}
