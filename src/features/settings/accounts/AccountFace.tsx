import { type ReactNode, useState } from 'react';
import { Icon } from '@/ui/icon/Icon';
import own from './accounts.module.css';

/** The picture of an account, or an icon where there is none, or where it can't be had. */
export function AccountFace({ url }: { url: string | null }): ReactNode {
	const [broken, setBroken] = useState<string | null>(null);
	return (
		<span className={own.face}>
			{url === null || url === broken ? (
				<Icon name="user" />
			) : (
				<img src={url} alt="" width={40} height={40} onError={() => setBroken(url)} />
			)}
		</span>
	);
}
