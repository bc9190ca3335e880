/** Keys of files that others put into a store, by hand or by their programs. */
export const strangeKeys = [
  ...['accounts.csv', 'backups/site.backup', 'lost+found/inode', '.snapshot/images/a1.png'],
  ...['images/bild ü.jpg', 'images/copy (1).png', 'images/x.jpg~', 'images/@eaDir/a1.png'],
];
