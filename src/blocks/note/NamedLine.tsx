import type { ReactNode } from 'react';

/** A text with `{name}` in it, the name drawn by the caller. */
export function NamedLine({ template, children }: { template: string; children: ReactNode }) {
	const [before, after] = template.split('{name}');
	return (
		<>
			{before}
			{children}
			{after}
		</>
	);
}
