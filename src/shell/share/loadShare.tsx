import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { loadInlineComposer } from '@/features/composer';
import { loadSharePage } from '@/features/share';

/** The page `/share` with the composer in it. */
export async function loadShare() {
	const [{ default: SharePage }, { default: Composer }] = await Promise.all([loadSharePage(), loadInlineComposer()]);
	return { default: (page: PageProps<'share'>) => <SharePage {...page} Composer={Composer} /> };
}
