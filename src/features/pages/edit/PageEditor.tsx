import { type ReactNode, useState } from 'react';
import { KeptForm } from '@/blocks/form/KeptForm';
import type { KeptFormDescription, KeptFormState } from '@/blocks/form/useKeptForm';
import { PathLink } from '@/blocks/navigation/PathLink';
import { PageContent } from '@/blocks/page/PageContent';
import type { Page } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { line, lines, oneInView, tick } from '@/ui/form/controls';
import { PageBody } from '@/ui/page/PageBody';
import { PageTop } from '../view/PageHead';
import { BlocksField } from './BlocksField';
import styles from './blocks.module.css';
import { EyecatchField } from './EyecatchField';
import type { PageEdit } from './PageEdit';
import { useDrivePicture } from './useDrivePicture';
import { type BlocksEditing, useEditing } from './useEditing';
import { usePageForm } from './usePageForm';

interface PageEditorProps {
	/** As it was when the form opened; null for a new one. */
	page: Page | null;
	/** What was saved since, as it was typed; missing for nothing. */
	saved?: PageEdit | null;
	send: KeptFormDescription<PageEdit>['send'];
}

/** Edits a page, and shows how it is going to look (rules/pages#editing). */
export function PageEditor({ page, saved = null, send }: PageEditorProps): ReactNode {
	const session = useSession();
	const edit = usePageForm(page, saved, send);
	const username = page?.username || (session.account?.username ?? '');
	const blocks = useEditing(edit.form.bind('blocks'), page);
	const [mode, setMode] = useState<'edit' | 'preview'>('edit');
	return (
		<PageBody isClose>
			<div className={styles.top}>
				<SegmentedControl
					label={text.pages.mode}
					value={mode}
					onChange={setMode}
					segments={[
						{ value: 'edit', text: text.pages.editing, icon: 'pencil' },
						{ value: 'preview', text: text.pages.preview, icon: 'eye' },
					]}
				/>
				{page && (
					<PathLink className={styles.back} path={pagePath({ username, name: saved?.name ?? page.name })}>
						{text.pages.toPage}
					</PathLink>
				)}
			</div>
			{mode === 'edit' ? (
				<PageForm page={page} edit={edit} blocks={blocks} />
			) : (
				<PagePreview page={page} edit={edit.form.values} />
			)}
		</PageBody>
	);
}

interface PageFormProps extends Pick<PageEditorProps, 'page'> {
	edit: KeptFormState<PageEdit>;
	blocks: BlocksEditing;
}

function PageForm({ page, edit, blocks }: PageFormProps): ReactNode {
	const session = useSession();
	const username = page?.username || (session.account?.username ?? '');
	return (
		<KeptForm
			edit={edit}
			fields={{
				title: line({ label: text.pages.titleOf, autoComplete: 'off', 'data-autofocus': true }),
				name: line({
					label: text.pages.name,
					caption: t('pages.nameAbout', {
						address: session.host + pagePath({ username, name: edit.form.values.name }),
					}),
					autoComplete: 'off',
					autoCapitalize: 'off',
					spellCheck: false,
				}),
				summary: lines({ label: text.pages.summary, caption: text.pages.summaryAbout, rows: 2 }),
				eyecatchId: bound => <EyecatchField {...bound} saved={page?.eyecatch ?? null} />,
				font: oneInView({
					label: text.pages.font,
					options: [
						{ value: 'sans-serif', text: text.pages.sansSerif },
						{ value: 'serif', text: text.pages.serif },
					],
				}),
				alignCenter: tick({ label: text.pages.alignCenter }),
				hideTitleWhenPinned: tick({ label: text.pages.hideTitle }),
				blocks: ({ value, error }) => <BlocksField value={value} error={error} {...blocks} />,
			}}
			button={{ label: page === null ? text.pages.createNow : text.pages.save, icon: 'check' }}
		/>
	);
}

function PagePreview({ page, edit }: { page: Page | null; edit: PageEdit }): ReactNode {
	const session = useSession();
	const eyecatch = useDrivePicture(edit.eyecatchId, page?.eyecatch ?? null) ?? null;
	const drawn = { id: page?.id ?? 'new', userId: session.userId ?? '', files: page?.files ?? [] };
	return (
		<section className={styles.preview} aria-label={text.pages.preview}>
			<PageTop page={{ ...edit, eyecatch }} />
			{edit.blocks.length === 0 ? <p>{text.pages.empty}</p> : <PageContent page={{ ...drawn, ...edit }} />}
		</section>
	);
}
