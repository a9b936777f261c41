/** The id of the target of a plugin's column: the plugin's install id and the column's own, as stored decks have it. */
export const pluginTarget = (installId: string, columnId: string): string => `${installId}:${columnId}`;

/** The install id in the id of such a target. A column's own id has no colon. */
export const installIdIn = (target: string): string => target.slice(0, Math.max(0, target.lastIndexOf(':')));
