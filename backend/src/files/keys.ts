/** Where the files of each kind of document are stored. */
export const documentFolders = { application: 'applications', attachment: 'attachments' } as const;

/** The folders of a store. */
export const storeFolders = ['images', ...Object.values(documentFolders)];

const name = String.raw`[\w.-]*\w`;

/** How texts name files: images by their path, documents by their key. */
export const textFolders = ['/files', ...Object.values(documentFolders)];
export const mention = new RegExp(`(?:${textFolders.join('|')})/${name}`, 'g');

const key = new RegExp(`^(?:${storeFolders.join('|')})/${name}$`);

/** Whether a text can name a file by this key. Any other file in a store is not ours. */
export function isKey(text: string): boolean {
  return key.test(text);
}
