import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';

/** For wrong addresses, and pages that the user may not see. */
export default function NotFoundPage() {
	const { navigate } = useNavigation();
	useHostTitle(text.notFound.title);
	return (
		<EmptyState
			icon="search"
			title={text.notFound.nothingHere}
			action={
				<Button icon="home" onClick={() => navigate(pathTo('index'))}>
					{text.notFound.toIndex}
				</Button>
			}
		>
			{text.notFound.nothingHereText}
		</EmptyState>
	);
}
