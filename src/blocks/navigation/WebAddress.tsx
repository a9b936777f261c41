import type { ReactNode } from 'react';
import { webUrl } from '@/base/webUrl';

/** An address as a link that leaves the app; as plain text if it isn't an http or https URL. */
export function WebAddress({ address }: { address: string }): ReactNode {
	const url = webUrl(address);
	if (!url) return address;
	return (
		<a href={url.href} target="_blank" rel="nofollow noopener noreferrer">
			{address}
		</a>
	);
}
