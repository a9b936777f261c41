import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { EmptyState } from '@/ui/state/EmptyState';

/** All that a page in the minimal mode draws inside of another page (rules/apps#framing). */
export function Framed(): ReactNode {
	return (
		<main>
			<EmptyState icon="warning" title={text.miauth.framed} />
		</main>
	);
}
