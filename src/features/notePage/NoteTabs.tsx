import { type ReactNode, useId, useState } from 'react';
import { Renoters } from '@/blocks/note/Renoters';
import { Reactors } from '@/blocks/reaction/Reactors';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { Children } from '@/blocks/thread/Children';
import type { Note } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import { type Tab, Tabs } from '@/ui/Tabs';
import { ClipsTab } from './ClipsTab';

const TABS = ['replies', 'renotes', 'reactions', 'clips'] as const;
type NoteTab = (typeof TABS)[number];

const ICONS = { replies: 'reply', renotes: 'renote', reactions: 'emoji', clips: 'clip' } as const;

/** A note's replies, renotes, reactions and clips, as tabs (rules/notes#the-page-of-a-note). */
export function NoteTabs({ note, initial }: { note: Note; initial: string | undefined }): ReactNode {
	const [tab, setTab] = useState<NoteTab>(() => TABS.find(each => each === initial) ?? 'replies');
	const panel = useId();
	const tabs = TABS.map((value): Tab<NoteTab> => ({ value, text: text.notePage[value], icon: ICONS[value] }));
	return (
		<>
			<Tabs tabs={tabs} value={tab} label={text.notePage.about} iconsOnly="narrow" controls={panel} onChange={setTab} />
			<TabPanel id={panel} tabs={tabs} value={tab} onChange={setTab}>
				{tab === 'replies' && <Children noteId={note.id} depth={1} />}
				{tab === 'renotes' && <Renoters noteId={note.id} />}
				{tab === 'reactions' && <Reactors noteId={note.id} />}
				{tab === 'clips' && <ClipsTab noteId={note.id} />}
			</TabPanel>
		</>
	);
}
