import { profiles, users } from '../../../store/tables/users';
import type { Person } from '../people/Person';
import { keyOf } from '../plan/PlannedNote';
import { tagsOf } from '../plan/planTags';
import { personOf, type WorldWriter } from './WorldWriter';

/** Every third person has no hashtag in the profile. */
const PLAIN_EVERY = 3;

/** The hashtags that people have at the end of their profile, by what they tend to write about. */
export function writeProfileTags(world: WorldWriter, people: readonly Person[]): void {
	const { db } = world.core;
	for (const [index, person] of people.entries()) {
		if (index % PLAIN_EVERY === 0 || person.isBot) continue;
		const { id } = personOf(world, keyOf(person));
		const tags = tagsOf(person);
		db.update(users, { tags }, 'id = ?', id);
		db.update(profiles, { description: `${person.bio}\n${tags.map(tag => `#${tag}`).join(' ')}` }, 'userId = ?', id);
	}
}
