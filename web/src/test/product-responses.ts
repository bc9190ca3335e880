import { pagesOf } from './pages-of.ts';

/** Categories as the server returns them. */
export const turbines = { id: 'category-1', restId: '1', name: 'Turbines', language: 'EN' };
export const steuerung = { id: 'category-2', restId: '2', name: 'Steuerung', language: 'DE' };

/** A property as the server returns it. */
export const housing = {
  id: 'property-1',
  restId: '1',
  image: { path: 'products/housing.png', url: '/api/products/housing.png' },
  description: '<p>One housing.</p>',
};

/** A product as the server returns it. */
export const product = {
  id: 'product-7',
  restId: '7',
  title: 'LM6000 set',
  description: '<p>Complete set.</p>',
  type: 'Aeroderivative',
  model: 'LM6000 PC',
  power: '43',
  language: 'EN',
  category: turbines,
  images: [
    { path: 'products/a.png', url: '/api/products/a.png' },
    { path: 'products/b.png', url: '/api/products/b.png' },
  ],
  properties: [housing],
};

/** Products with the titles N1, N2 and so on; every tenth is a controller. */
export function productsNamed(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return {
      ...product,
      id: `product-n${number}`,
      restId: `n${number}`,
      title: `N${number}`,
      category: index % 10 === 9 ? steuerung : turbines,
    };
  });
}

/** More than a page of them. */
export const manyProducts = productsNamed(60);

const otherProduct = {
  ...product,
  id: 'product-8',
  restId: '8',
  title: 'Mark VIe',
  language: 'DE',
  category: steuerung,
  images: [],
  properties: [],
};

interface ListedProduct {
  category?: { id: string } | null;
}

/** Resolves a list of products to its pages, those of a category where one is named. */
export function productPages(products: readonly ListedProduct[]) {
  return ({
    category,
    ...page
  }: Parameters<ReturnType<typeof pagesOf>>[0] & { category?: { id: string } }) =>
    pagesOf(products.filter((one) => !category || one.category?.id === category.id))(page);
}

/** The responses that the screens of products load. */
export function productResponses() {
  return {
    product,
    products: productPages([product, otherProduct]),
    categories: pagesOf([turbines, steuerung]),
  };
}
