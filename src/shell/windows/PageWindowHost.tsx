import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PageWindow } from './PageWindow';
import { pageWindows } from './pageWindows';

/** Every page window, the last one in front. Loaded with the first of them. */
export default function PageWindowHost(): ReactNode {
	const all = useStore(pageWindows, state => state.all);
	// In the order of opening, so that raising one moves no element.
	const byAge = [...all].sort((a, b) => a.id - b.id);
	return byAge.map(each => <PageWindow key={each.id} state={each} level={all.indexOf(each)} />);
}
