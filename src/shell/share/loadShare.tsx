import { loadInlineComposer } from '@/features/composer';
import { loadSharePage } from '@/features/share';

/** The page `/share` with the composer in it. */
export async function loadShare() {
	const [{ default: SharePage }, { default: Composer }] = await Promise.all([loadSharePage(), loadInlineComposer()]);
	return { default: () => <SharePage Composer={Composer} /> };
}
