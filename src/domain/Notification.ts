/** One entry of the notification list, people and notes by id. Immutable. */
export interface Notification {
	readonly id: string;
	/** rules/notifications#kinds; a kind that this version does not know is shown by its name. */
	readonly type: string;
	readonly createdAt: number;
	readonly userId: string | null;
	readonly noteId: string | null;
	/** Of `reaction`, and of each in `reaction:grouped`. */
	readonly reactions: readonly { readonly userId: string; readonly reaction: string }[];
	/** The people of `renote:grouped`. */
	readonly userIds: readonly string[];
	readonly roleName: string | null;
	readonly achievement: string | null;
	readonly exportedEntity: string | null;
	readonly message: string | null;
	readonly roomName: string | null;
	/** Of `app`. */
	readonly header: string | null;
	readonly body: string | null;
	readonly iconUrl: string | null;
}
