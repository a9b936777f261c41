import type { ReactNode } from 'react';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { text } from '@/i18n/text';

/** In place of a request that the server doesn't know any more: too old, answered before, or never made. */
export function ExpiredCard(): ReactNode {
	return (
		<MinimalCard icon="clock" title={text.miauth.expired}>
			<p role="status">{text.miauth.expiredText}</p>
		</MinimalCard>
	);
}
