import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { EmptyState } from '@/ui/state/EmptyState';

/** A wrong address in the minimal mode, which has no app to go back to. */
export function MinimalNotFound(): ReactNode {
	return (
		<main>
			<EmptyState icon="search" title={text.notFound.title}>
				{text.notFound.text}
			</EmptyState>
		</main>
	);
}
