import type { AppPage } from '@/domain/paths/patterns';
import { loadable } from '@/ui/late/loadable';
import { frames, pages } from '../registry';

/** Preloads a page's code, and that of its frame. */
export async function preloadPage<N extends AppPage>(name: N): Promise<void> {
	const { frame, load } = pages[name];
	await Promise.all([loadable(load).preload(), frame && loadable(frames[frame].load).preload()]);
}
