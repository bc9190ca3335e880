import type { Kysely } from 'kysely';
import type { Operation } from './contract/operation.ts';
import type { Role } from './roles.ts';
import type { Tables } from './database/tables.ts';
import type { FileStore } from './files/file-store.ts';
import type { ImageSigner } from './files/image-access.ts';
import type { Images } from './files/images.ts';
import type { TextImages } from './files/text-images.ts';
import type { Widths } from './files/widths.ts';
import type { VisitorStorage } from './limits/visitor-storage.ts';
import type { Notifications } from './notification/notifications.ts';

/** What the routes of the features work with. */
export interface Services {
  database: Kysely<Tables>;
  files: FileStore;
  images: Images;
  widths: Widths;
  imageSigner: ImageSigner;
  textImages: TextImages;
  /** Whether a token is that of an administrator with a role; does not count as a use of it. */
  hasRole: (token: string | undefined, role: Role) => Promise<boolean>;
  /** For how many days the trash keeps what was deleted. */
  keepDeletedDays: number;
  /** For how many days the log keeps who has changed what. */
  keepLogDays: number;
  /** All operations of the contract, by which the log knows what they write. */
  operations: readonly Operation[];
  /** How often one address may send a public form in ten minutes. */
  formLimit: number;
  visitorStorage: VisitorStorage;
  notifications: Notifications;
}
