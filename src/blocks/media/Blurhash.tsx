import { blurhashClient } from '@workers/blurhash/blurhash.client';
import { type ReactNode, useEffect, useState } from 'react';

interface BlurhashProps {
	hash: string;
	className?: string | undefined;
}

/** The blurred placeholder of a picture, stretched over the box that its class gives it. */
export function Blurhash({ hash, className }: BlurhashProps): ReactNode {
	const [decoded, setDecoded] = useState<{ hash: string; address: string | null }>();
	const address = decoded?.hash === hash ? decoded.address : blurhashClient.peek(hash);
	useEffect(() => {
		if (address !== undefined) return undefined;
		const controller = new AbortController();
		blurhashClient.request(hash, controller.signal).then(
			found => setDecoded({ hash, address: found }),
			() => {
				// Nobody waits any more.
			},
		);
		return () => controller.abort();
	}, [hash, address]);
	return address ? <img className={className} src={address} alt="" /> : null;
}
