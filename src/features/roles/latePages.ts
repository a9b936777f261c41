import { createElement } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import type { LoadTargetTimeline } from '@/blocks/hosting/TargetTimeline';

/** The page of a role with the timeline of another feature. */
export async function loadRolePage(loadTimeline: LoadTargetTimeline) {
	const [{ RolePage }, { default: Timeline }] = await Promise.all([import('./RolePage'), loadTimeline()]);
	return { default: (props: PageProps<'role'>) => createElement(RolePage, { ...props, Timeline }) };
}
