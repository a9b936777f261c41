/** One entry of the notification list; people and notes are given by id. Immutable. */
export interface Notification {
	readonly id: string;
	/** See rules/notifications#kinds. A kind that this version doesn't know is shown by its name. */
	readonly type: string;
	readonly createdAt: number;
	readonly userId: string | null;
	readonly noteId: string | null;
	/** The note that was reacted to or renoted: what notifications are grouped by (rules/notifications#groups). */
	readonly subjectId: string | null;
	/** For `reaction` and `reaction:grouped`. */
	readonly reactions: readonly { readonly userId: string; readonly reaction: string }[];
	/** For `renote:grouped`: the people who renoted. */
	readonly userIds: readonly string[];
	readonly roleName: string | null;
	readonly achievement: string | null;
	readonly exportedEntity: string | null;
	/** For `exportCompleted`: what was exported, in the drive. */
	readonly fileId: string | null;
	readonly message: string | null;
	readonly roomName: string | null;
	/** For `app`. */
	readonly header: string | null;
	readonly body: string | null;
	readonly iconUrl: string | null;
}
