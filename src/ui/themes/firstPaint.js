// Runs before the first paint, as a file since the Content-Security-Policy allows no inline script.
// Puts the theme that was on the screen last time back (see src/ui/themes/applyTheme.ts, which writes it).
try {
	const applied = JSON.parse(localStorage.getItem('theme') ?? 'null');
	if (applied !== null) {
		const root = document.documentElement;
		if (applied.base === 'dark' || applied.base === 'light') root.dataset.theme = applied.base;
		for (const [name, value] of Object.entries(applied.properties ?? {})) root.style.setProperty(name, value);
	}
} catch {
	// Without storage the device's colour scheme decides.
}
