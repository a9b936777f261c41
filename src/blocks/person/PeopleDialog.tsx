import { type ReactNode, useMemo } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { type Navigation, NavigationContext, useLinkDelegate, useNavigation } from '../navigation/NavigationContext';
import styles from './PeopleDialog.module.css';

interface PeopleDialogProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** The content of a dialog that lists people. Following a link in it closes it. */
export function PeopleDialog({ title, onClose, children }: PeopleDialogProps): ReactNode {
	const session = useSession();
	const outer = useNavigation();
	const navigation = useMemo(
		(): Navigation => ({
			...outer,
			navigate(path) {
				onClose();
				outer.navigate(path);
			},
		}),
		[outer, onClose],
	);
	const delegate = useLinkDelegate(navigation);
	return (
		<NavigationContext value={navigation}>
			<div ref={delegate} className={styles.dialog} data-session={session.key}>
				<DialogHeader title={title} onClose={onClose} />
				{children}
			</div>
		</NavigationContext>
	);
}
