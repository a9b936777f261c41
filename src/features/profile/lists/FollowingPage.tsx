import type { ReactNode } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { FollowsPage } from './FollowsPage';

/** Whom somebody follows. */
export default function FollowingPage({ params }: PageProps<'following'>): ReactNode {
	return <FollowsPage acct={params.acct} list="following" />;
}
