import type { ReactNode } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { FollowsPage } from './FollowsPage';

/** Who follows somebody. */
export default function FollowersPage({ params }: PageProps<'followers'>): ReactNode {
	return <FollowsPage acct={params.acct} list="followers" />;
}
