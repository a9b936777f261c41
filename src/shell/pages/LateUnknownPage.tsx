import { lazyPart } from '@/ui/late/lazyPart';
import { LatePage } from './LatePage';

const UnknownPage = lazyPart(() => import('./UnknownPage'));

/** `UnknownPage`, loaded when an address has no page. */
export function LateUnknownPage(props: Parameters<typeof UnknownPage>[0]) {
	return (
		<LatePage>
			<UnknownPage {...props} />
		</LatePage>
	);
}
