import { memo, type ReactNode } from 'react';
import { PictureChooser } from '@/blocks/crop/PictureChooser';
import { uploadCropped } from '@/blocks/crop/uploadCropped';
import { PageNote } from '@/blocks/page/PageNote';
import { PagePicture } from '@/blocks/page/PagePicture';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { changeBlock } from '@/domain/page/blockTree';
import type { ImageBlock, NoteBlock, PageBlock, SectionBlock, TextBlock } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/field/Checkbox';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { askPageNote } from './askPageNote';
import styles from './blocks.module.css';
import type { Editing } from './Editing';

interface FieldsProps<Block extends PageBlock> {
	block: Block;
	editing: Editing;
}

interface BlockFieldsProps extends FieldsProps<PageBlock> {
	depth: number;
}

/** The fields of a block. They are memoised, so that typing in one block renders no other. */
export const BlockFields = memo(function BlockFields({ block, depth, editing }: BlockFieldsProps): ReactNode {
	switch (block.type) {
		case 'text':
			return <TextFields block={block} editing={editing} />;
		case 'section':
			return <SectionFields block={block} depth={depth} editing={editing} />;
		case 'image':
			return <ImageFields block={block} editing={editing} />;
		case 'note':
			return <NoteFields block={block} editing={editing} />;
		case 'unknown':
			return <AboutText>{text.pages.otherBlockAbout}</AboutText>;
	}
});

/** Changes fields of a block, if it is still there. */
const set = <Block extends PageBlock>({ editing }: FieldsProps<Block>, key: string, fields: Partial<Block>): void =>
	editing.change(blocks => changeBlock(blocks, key, now => ({ ...now, ...fields })));

function TextFields(props: FieldsProps<TextBlock>): ReactNode {
	const { key, text: value } = props.block;
	return (
		<TextArea
			label={text.pages.text}
			hideLabel
			placeholder={text.pages.textAbout}
			rows={3}
			value={value}
			onChange={next => set(props, key, { text: next })}
			data-first=""
		/>
	);
}

function SectionFields(props: FieldsProps<SectionBlock> & { depth: number }): ReactNode {
	const { block, depth, editing } = props;
	return (
		<>
			<TextField
				label={text.pages.sectionTitle}
				hideLabel
				placeholder={text.pages.sectionTitle}
				value={block.title}
				onChange={title => set(props, block.key, { title })}
				data-first=""
			/>
			{editing.drawList(block.blocks, block.key, depth + 1)}
		</>
	);
}

function ImageFields(props: FieldsProps<ImageBlock>): ReactNode {
	const session = useSession();
	const { key, fileId } = props.block;
	return (
		<>
			{fileId !== null && <PagePicture fileId={fileId} drawing={props.editing.drawing} />}
			<PictureChooser
				label={fileId === null ? text.pages.chooseImage : text.pages.changeImage}
				onChoose={async source => {
					try {
						const picture = await uploadCropped(session, source, 'free');
						if (picture) set(props, key, { fileId: picture.id });
					} catch (error) {
						await showUploadError(error);
					}
				}}
			/>
		</>
	);
}

function NoteFields(props: FieldsProps<NoteBlock>): ReactNode {
	const session = useSession();
	const { key, noteId, isDetailed } = props.block;
	const choose = async () => {
		const chosen = await askPageNote(session);
		if (chosen !== null) set(props, key, { noteId: chosen });
	};
	return (
		<div className={styles.fields}>
			{noteId !== null && <PageNote key={noteId} noteId={noteId} isDetailed={isDetailed} />}
			<ButtonRow>
				<Button size="small" icon="note" data-first="" onClick={() => void choose()}>
					{noteId === null ? text.pages.chooseNote : text.pages.changeNote}
				</Button>
				<Checkbox
					label={text.pages.detailed}
					checked={isDetailed}
					onChange={next => set(props, key, { isDetailed: next })}
				/>
			</ButtonRow>
		</div>
	);
}
