/** The name under which unsaved edits of a page are kept. @param pageId null for a new one */
export const keptPageName = (pageId: string | null): string => (pageId === null ? 'page' : `page ${pageId}`);
