import type { NoteRow } from '../../../store/tables/notes';
import { type PageObject, pageLikes, pages } from '../../../store/tables/pages';
import { profiles } from '../../../store/tables/users';
import { DAY, type PersonKey, type PlannedNote } from '../plan/PlannedNote';
import { type PlannedBlock, plannedPages } from '../texts/pages';
import { personOf, type WorldWriter } from './WorldWriter';

type Written = ReadonlyMap<PlannedNote, NoteRow>;

/** Pages with their pictures and likes, of which some are on the profiles of those who wrote them. */
export function writePages(world: WorldWriter, written: Written): void {
	const { core, stock, now } = world;
	for (const planned of plannedPages) {
		const { name, title, summary, font, alignCenter = false, ago, changedAgo } = planned;
		const owner = personOf(world, planned.owner).id;
		const at = now - ago;
		const id = core.ids.at(at);
		const pictureOf = (picture: string) => stock.place(`picture:${picture}`, { owner, at }).id;
		let count = 0;
		const toBlock = (block: PlannedBlock): PageObject => {
			const base = { id: `${name}-${++count}` };
			if ('text' in block) return { ...base, type: 'text', text: block.text };
			if ('picture' in block) return { ...base, type: 'image', fileId: pictureOf(block.picture) };
			if ('noteOf' in block)
				return { ...base, type: 'note', detailed: false, note: bestNoteOf(world, written, block.noteOf) };
			return { ...base, type: 'section', title: block.section, children: block.blocks.map(toBlock) };
		};
		core.db.insert(pages, {
			...{ id, userId: owner, updatedAt: now - changedAgo, title, name, summary, font, alignCenter },
			content: planned.blocks.map(toBlock),
			eyeCatchingImageId: pictureOf(planned.eyecatch),
		});
		if (planned.isPinned) core.db.update(profiles, { pinnedPageId: id }, 'userId = ?', owner);
		for (const [index, key] of planned.likedBy.entries()) {
			const likedAt = at + (index + 1) * DAY;
			core.db.insert(pageLikes, { id: core.ids.at(likedAt), userId: personOf(world, key).id, pageId: id });
		}
	}
}

/** The public note by somebody that is most popular; null if they have written none. */
function bestNoteOf(world: WorldWriter, written: Written, key: PersonKey): string | null {
	const { id } = personOf(world, key);
	const own = [...written].filter(
		([note, row]) => row.userId === id && note.visibility === 'public' && note.text && !note.renote && !note.reply,
	);
	const [best] = own.toSorted(([a], [b]) => b.appeal - a.appeal);
	return best?.[1].id ?? null;
}
