/** A new category. */
export type AddCategoryInput = {
  /** What describes it. */
  category: CategoryInput;
};

/** An image for a page. */
export type AddPageImageInput = {
  /** The image. */
  image: File;
  /** Which page. */
  slug: PageSlug;
};

/** A new part of the page about gas turbines. */
export type AddPagePartInput = {
  /** The description, as HTML. */
  description: LocalizedTextInput;
  /** The image; a part may go without. */
  image?: File | null | undefined;
};

/** A new partner. */
export type AddPartnerInput = {
  /** The image. */
  image: File;
  /** The text, as HTML. */
  text: LocalizedTextInput;
};

/** An image for a product. */
export type AddProductImageInput = {
  /** The global id of the product. */
  id: string;
  /** The image. */
  image: File;
};

/** A new product. */
export type AddProductInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<File>;
  /** What describes it. */
  product: ProductInput;
};

/** A new property of a product. */
export type AddProductPropertyInput = {
  /** The description, as HTML. */
  description: string;
  /** The image. */
  image: File;
  /** The global id of the product. */
  productId: string;
};

/** An image for a service. */
export type AddServiceImageInput = {
  /** The global id of the service. */
  id: string;
  /** The image. */
  image: File;
};

/** A new service. */
export type AddServiceInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<File>;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** An image for a spare. */
export type AddSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The image. */
  image: File;
};

/** A new spare. */
export type AddSpareInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<File>;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** The new row. */
  part: SubPartInput;
  /** The global id of the spare. */
  spareId: string;
};

/** What describes a category. */
export type CategoryInput = {
  /** The language of the name. */
  language: Language;
  /** The name. */
  name: string;
};

/** The application to delete. */
export type DeleteApplicationInput = {
  /** The global id of the application. */
  id: string;
};

/** The category to delete. */
export type DeleteCategoryInput = {
  /** The global id of the category. */
  id: string;
};

/** An image of a page to delete. */
export type DeletePageImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** Which page. */
  slug: PageSlug;
};

/** The part to delete. */
export type DeletePagePartInput = {
  /** The global id of the part. */
  id: string;
};

/** The partner to delete. */
export type DeletePartnerInput = {
  /** The global id of the partner. */
  id: string;
};

/** An image of a product to delete. */
export type DeleteProductImageInput = {
  /** The global id of the product. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** The product to delete. */
export type DeleteProductInput = {
  /** The global id of the product. */
  id: string;
};

/** The property to delete. */
export type DeleteProductPropertyInput = {
  /** The global id of the property. */
  id: string;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: string;
};

/** An image of a service to delete. */
export type DeleteServiceImageInput = {
  /** The global id of the service. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** The service to delete. */
export type DeleteServiceInput = {
  /** The global id of the service. */
  id: string;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: string;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
};

/** A language of the site. */
export type Language =
  /** German, the default. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Russian. */
  | 'RU';

/** A text in the three languages of the site, as an administrator types it. */
export type LocalizedTextInput = {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
  /** The Russian text. */
  ru: string;
};

/** What an administrator types to log in. */
export type LoginInput = {
  /** The name to log in with. */
  login: string;
  /** The password. */
  password: string;
};

/** Which of the pages with a text of their own. */
export type PageSlug =
  /** Working for the company: `/careers`. */
  | 'CAREERS'
  /** How to reach the company: `/contacts`. */
  | 'CONTACT'
  /** About gas turbines: `/gas-turbina`. */
  | 'GAS_TURBINA'
  /** The privacy policy: `/privacy-policy`. */
  | 'PRIVACY_POLICY';

/** What describes a product. */
export type ProductInput = {
  /** The global id of the category; null leaves it as it is. */
  categoryId?: string | null | undefined;
  /** The description, as HTML. */
  description: string;
  /** The language of the description. */
  language: Language;
  /** The model. */
  model: string;
  /** The power in megawatts, as it is to be read. */
  power: string;
  /** The title. */
  title: string;
  /** The type of engine, for instance aeroderivative. */
  type: string;
};

/** What an applicant types and uploads. */
export type SendApplicationInput = {
  /** The e-mail address to answer to. */
  email: string;
  /** The files, two at the most. */
  files: Array<File>;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The first name. */
  firstName: string;
  /** The language in which the applicant uses the site. */
  language: Language;
  /** The last name. */
  lastName: string;
  /** What stands in the field that people do not see; only robots fill it in. */
  website?: string | null | undefined;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** The visitor's company. */
  company: string;
  /** The e-mail address to answer to. */
  email: string;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: string;
  /** The comment. */
  text: string;
  /** What stands in the field that people do not see; only robots fill it in. */
  website?: string | null | undefined;
};

/** What a row of the part list holds. */
export type SubPartInput = {
  /** What the part is. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: string;
  /** How many of them belong to the spare. */
  quantity: number;
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: string;
};

/** A changed category. */
export type UpdateCategoryInput = {
  /** What describes it from now on. */
  category: CategoryInput;
  /** The global id of the category. */
  id: string;
};

/** The new login of the administrator. */
export type UpdateLoginInput = {
  /** The new name to log in with. */
  login: string;
};

/** The changed texts of a page. */
export type UpdatePageInput = {
  /** Which page. */
  slug: PageSlug;
  /** The text, as HTML. */
  text: LocalizedTextInput;
};

/** A new image of a part. */
export type UpdatePagePartImageInput = {
  /** The global id of the part. */
  id: string;
  /** The image. */
  image: File;
};

/** The changed description of a part. */
export type UpdatePagePartInput = {
  /** The description, as HTML. */
  description: LocalizedTextInput;
  /** The global id of the part. */
  id: string;
};

/** A changed partner. */
export type UpdatePartnerInput = {
  /** The global id of the partner. */
  id: string;
  /** The new image; without one the partner keeps its image. */
  image?: File | null | undefined;
  /** The text, as HTML. */
  text: LocalizedTextInput;
};

/** The old and the new password of the administrator. */
export type UpdatePasswordInput = {
  /** The password that is valid now. */
  oldPassword: string;
  /** The password to use from now on. */
  password: string;
};

/** A changed product. */
export type UpdateProductInput = {
  /** The global id of the product. */
  id: string;
  /** What describes it from now on. */
  product: ProductInput;
};

/** A changed property of a product. */
export type UpdateProductPropertyInput = {
  /** The description, as HTML. */
  description: string;
  /** The global id of the property. */
  id: string;
  /** The new image; without one the property keeps its image. */
  image?: File | null | undefined;
};

/** The changed titles and texts of a service. */
export type UpdateServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The company's new contact details. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address: string;
  /** The e-mail address. */
  email: string;
  /** The text at the foot of every page. */
  footerText: string;
  /** The telephone number. */
  phone: string;
};

/** The changed titles and texts of a spare. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A changed sub-part. */
export type UpdateSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
  /** The changed row. */
  part: SubPartInput;
};
