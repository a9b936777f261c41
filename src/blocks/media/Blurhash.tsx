import { blurhashClient } from '@workers/blurhash/blurhash.client';
import { type ReactNode, useEffect, useState } from 'react';

interface BlurhashProps {
	hash: string;
	className?: string | undefined;
}

/** The blurred placeholder of a picture, stretched over the box that its class defines. */
export function Blurhash({ hash, className }: BlurhashProps): ReactNode {
	const [decoded, setDecoded] = useState<{ hash: string; address: string | null }>();
	const address = decoded?.hash === hash ? decoded.address : blurhashClient.peek(hash);
	useEffect(() => {
		if (address !== undefined) return undefined;
		const controller = new AbortController();
		blurhashClient.request(hash, controller.signal).then(
			found => setDecoded({ hash, address: found }),
			() => {
				// Aborted: the component is gone.
			},
		);
		return () => controller.abort();
	}, [hash, address]);
	return address ? <img className={className} src={address} alt="" /> : null;
}
