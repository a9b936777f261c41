/** The name of what a plugin keeps, among what programs of its account keep (`stores/scripts`). */
export const pluginStorage = (installId: string): string => `plugin:${installId}`;
