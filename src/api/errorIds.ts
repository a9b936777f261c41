/** Ids of errors that the client handles specially (rules/api#errors). */
export const ERROR_IDS = {
	accountSuspended: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370',
	accountDeleted: 'e5b3b9f0-2b8f-4b9f-9c1f-8c5c1b2e1b1a',
	tokenRevoked: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
	uploadInappropriate: 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2',
	uploadNoFreeSpace: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064',
	uploadTypeNotAllowed: '4becd248-7f2c-48c4-a9f0-75edc4f9a1ea',
	alreadyPinned: '8b18c2b7-68fe-4edb-9892-c0cbaeb6c913',
	pinLimitExceeded: '72dab508-c64d-498f-8740-a8eec1ba385a',
	alreadyClipped: '734806c4-542c-463a-9311-15c512803965',
	clipNotesLimitExceeded: 'f0dba960-ff73-4615-8df4-d6ac5d9dc118',
	accountMoved: '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31',
	translatorUnavailable: '50a70314-2d8a-431b-b433-efa5cc56444c',
} as const;
