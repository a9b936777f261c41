import { type ReactNode, useState } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import styles from './SafeModeNotice.module.css';

/** Says that the page was started in safe mode, with a way out of it (rules/start#safe-mode). */
export default function SafeModeNotice(): ReactNode {
	const { isMember } = useSession();
	const [isHidden, setIsHidden] = useState(false);
	if (isHidden) return null;
	return (
		<aside className={styles.notice} aria-label={text.customCss.isSafe}>
			<p role="status">{text.customCss.isSafe}</p>
			{isMember && <PathLink path={pathTo('customCss')}>{text.customCss.edit}</PathLink>}
			<Button size="small" onClick={leave}>
				{text.customCss.leave}
			</Button>
			<IconButton icon="close" size="small" label={text.common.close} onClick={() => setIsHidden(true)} />
		</aside>
	);
}

function leave(): void {
	const address = new URL(location.href);
	address.searchParams.delete('safemode');
	if (address.href === location.href) location.reload();
	else location.assign(address);
}
